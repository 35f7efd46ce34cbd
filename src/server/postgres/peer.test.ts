import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { type StartedRooms, startRooms } from '..'
import { postgresFor } from '../testing/postgres'

const postgres = await postgresFor(it, 'the address that servers give each other')

if (postgres) {
  const { database } = postgres
  afterAll(() => postgres.remove())

  const open: { readonly server: Server; readonly rooms: StartedRooms }[] = []
  afterEach(async () => {
    for (const { server, rooms } of open.splice(0)) {
      await rooms.close()
      server.close()
    }
  })

  const listen = async () => {
    const server = createServer((_, response) => response.end())
    await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
    return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
  }
  const start = async (server: Server, peer: string) => {
    const rooms = await startRooms({ servers: [server], database, peer })
    open.push({ server, rooms })
    return rooms
  }

  describe('the address where other servers reach this one', () => {
    it('is right where the server finds itself there', async () => {
      const { server, address } = await listen()
      expect(await start(server, address)).not.toHaveProperty('trouble')
    })

    it('is told to be wrong at the start, where another server answers or nobody', async () => {
      const first = await listen()
      const second = await listen()
      await start(first.server, first.address)
      const { trouble } = await start(second.server, first.address)
      expect(trouble).toContain(`This server does not answer at ${first.address}`)
      const third = await listen()
      const nowhere = 'http://127.0.0.1:1'
      expect((await start(third.server, nowhere)).trouble).toContain(nowhere)
    })
  })
}
