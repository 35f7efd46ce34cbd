import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sitDown, untilTold } from '../host/testing/hosts'
import { person } from '../match/testing/matches'
import { verify } from '../match/verify'
import { loadPhysics } from '../physics'
import type { Peeked } from '../rooms/messages'
import {
  askOnce,
  type House,
  leaveNothing,
  openRoom,
  pageIn,
  startHouse,
  type TestPage,
} from './testing/houses'
import { keptIn, postgresFor } from './testing/postgres'

beforeAll(loadPhysics)

const postgres = await postgresFor(it, 'several servers')
const houses: House[] = []
const pages: TestPage[] = []

afterEach(async () => {
  for (const page of pages.splice(0)) page.close()
  for (const house of houses.splice(0)) await leaveNothing(house)
})

async function twoHouses(database: string) {
  const made = [await startHouse({ database }), await startHouse({ database })] as const
  houses.push(...made)
  return made
}

const page = (...args: Parameters<typeof pageIn>) => {
  const made = pageIn(...args)
  pages.push(made)
  return made
}

if (postgres) {
  afterAll(postgres.remove)
  const { database } = postgres

  describe('a room with screens at two servers', () => {
    it('is one table: both throw with links of both, and hear and see each other', async () => {
      const [one, other] = await twoHouses(database)
      const room = await openRoom(other.address, { sitters: [person, person], isSealed: true })
      const host = page(one.address, room, 'host')
      await host.untilPhase('in')
      const anne = page(other.address, room, 1)
      await anne.untilPhase('in')
      expect([one.rooms.awake, other.rooms.awake]).toEqual([1, 0])
      expect(await host.screen.do({ kind: 'start' })).toEqual({ ok: true })
      for (const at of [host, anne]) await at.until(({ phase }) => phase === 'playing')
      expect(await anne.screen.do({ kind: 'start' })).toEqual({
        ok: false,
        why: 'Only the host of the room decides that.',
      })
      expect(await anne.screen.do({ kind: 'say', text: 'Ahoy' })).toEqual({ ok: true })
      const links = [host.table(), anne.table()]
      await Promise.all(links.map(link => untilTold(link, () => true)))
      // A blow of the fist that draws nothing needs no links.
      const untilSealed = links.map(link => untilTold(link, ({ thrown }) => thrown?.sealed?.by.length === 2))
      for (const [seat, link] of links.entries()) sitDown(link, seat, `${seat}`)
      for (const { thrown } of await Promise.all(untilSealed))
        expect(thrown!.sealed).toEqual({ by: [0, 1], missing: [] })
      for (const at of [host, anne]) expect(at.screen.state.getState().said).toMatchObject([{ text: 'Ahoy' }])
      const peeked = await askOnce<Peeked>(other.address, 'peek', { room: room.id, key: room.keyOf(1) })
      expect(peeked).toMatchObject({ ok: true, phase: 'playing' })
      for (const one of pages) one.close()
      for (const house of houses) await house.close()
      expect(verify((await keptIn(postgres, room.id)).open!.match)).toMatchObject({ ok: true })
    })

    it('gives a chair to the newer of two tabs, also over servers', async () => {
      const [one, other] = await twoHouses(database)
      const room = await openRoom(one.address, { sitters: [person, person] })
      const first = page(one.address, room, 1)
      await first.untilPhase('in')
      const second = page(other.address, room, 1)
      await second.untilPhase('in')
      await first.untilPhase('taken')
      first.screen.enterAgain()
      await Promise.all([first.untilPhase('in'), second.untilPhase('taken')])
    })

    it('tells a wrong key the same at either server', async () => {
      const [one, other] = await twoHouses(database)
      const room = await openRoom(one.address, { sitters: [person, person] })
      await page(one.address, room, 'host').untilPhase('in')
      const wrong = { id: room.id, keyOf: () => '7'.repeat(32) }
      const whys = []
      for (const { address } of [one, other]) {
        const stranger = page(address, wrong, 1)
        await stranger.untilPhase('refused')
        whys.push(stranger.screen.state.getState().why)
      }
      expect(whys[0]).toMatch(/opens no room/)
      expect(whys[1]).toBe(whys[0])
    })

    it('goes on with the other server when the one that had it is closed', async () => {
      const [one, other] = await twoHouses(database)
      const room = await openRoom(one.address, { sitters: [person, person] })
      const host = page(one.address, room, 'host')
      await host.untilPhase('in')
      const anne = page(other.address, room, 1)
      await anne.untilPhase('in')
      const cut = anne.untilPhase('cut')
      await one.close()
      await cut
      await anne.untilPhase('in')
      expect(other.rooms.awake).toBe(1)
      expect(await anne.screen.do({ kind: 'name', seat: 1, name: 'Anne' })).toEqual({ ok: true })
    })
  })
}
