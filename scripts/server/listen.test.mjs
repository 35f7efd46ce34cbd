// @ts-check
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { listen } from './listen.mjs'

const create = () => createServer((_, response) => response.end('ours'))

/** @param {NonNullable<Awaited<ReturnType<typeof listen>>>} listening */
const addresses = ({ servers }) => servers.map(server => server.address())

test('a taken port moves to the next one', async () => {
  const first = await listen(create, 0)
  if (!first) throw new Error('no free port')
  const second = await listen(create, first.port)
  expect(second?.port).toBeGreaterThan(first.port)
  await first.close()
  await second?.close()
})

test('a port of which somebody else holds only the IPv6 side counts as taken', async () => {
  const other = createServer()
  const bound = await new Promise(resolve => {
    other.once('error', () => resolve(false))
    other.listen({ port: 0, host: '::1' }, () => resolve(true))
  })
  // A machine without IPv6 has no such side.
  if (!bound) return
  const { port } = /** @type {import('node:net').AddressInfo} */ (other.address())
  const listening = await listen(create, port)
  expect(listening?.port).toBeGreaterThan(port)
  await listening?.close()
  await new Promise(resolve => other.close(resolve))
})

test('nobody outside this machine can reach the server', async () => {
  const listening = await listen(create, 0)
  if (!listening) throw new Error('no free port')
  for (const address of addresses(listening)) {
    expect(address).toMatchObject({
      address: expect.stringMatching(/^(127\.0\.0\.1|::1)$/),
      port: listening.port,
    })
  }
  await listening.close()
})

test('the local network can reach the server only if it is opened', async () => {
  const listening = await listen(create, 0, true)
  expect(addresses(/** @type {NonNullable<typeof listening>} */ (listening))[0]).toMatchObject({
    address: '0.0.0.0',
  })
  await listening?.close()
})
