import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { throwerIn, untilTold } from '../host/testing/hosts'
import { likeMoves } from '../host/testing/twins'
import { turnOf } from '../match/openMatch'
import { isSame } from '../match/plain'
import { person } from '../match/testing/matches'
import { loadPhysics } from '../physics'
import type { AnyMove, Seat, Viewer } from '../rules/game'
import { createRandom } from '../rules/random'
import type { Link } from '../wire'
import { readRoomFile } from './roomFile'
import { type House, leaveNothing, openRoom, pageIn, startHouse, type TestPage } from './testing/houses'

beforeAll(loadPhysics)

const houses: House[] = []
const pages: TestPage[] = []

afterEach(async () => {
  for (const page of pages.splice(0)) page.close()
  for (const house of houses.splice(0)) await leaveNothing(house)
})

/** A seat whose hand stays hidden from the eyes of this test, and others who choose in secret. */
const chairs: readonly Seat[] = [0, 1, 2]

/** A room of WAVES after the toss of the Wave token, the one throw of the game; its file is told to nobody. */
async function startedRoom(isSealed: boolean) {
  const house = await startHouse()
  houses.push(house)
  const room = await openRoom(house.address, { game: 'waves', sitters: [person, person, person], isSealed })
  const here = [pageIn(house.address, room, 'host'), ...[1, 2].map(seat => pageIn(house.address, room, seat))]
  pages.push(...here)
  for (const page of here) await page.untilPhase('in')
  expect(await here[0]!.screen.do({ kind: 'start' })).toEqual({ ok: true })
  for (const page of here) await page.until(({ phase }) => phase === 'playing')
  const links = here.map(page => page.table())
  await Promise.all(links.map(link => untilTold(link, () => true)))
  for (;;) {
    const told = await untilTold(links[0]!, ({ falling }) => falling === undefined)
    const seat = throwerIn(told)
    if (seat === undefined) break
    const { length } = told.lines
    await links[seat]!.ask({ kind: 'let go', seat, throws: length, gesture: { shake: 0.5 } })
    await untilTold(links[0]!, ({ lines }) => lines.length > length)
  }
  for (const page of here) page.close()
  await house.close()
  return { room, folder: house.folder }
}

/** A copy of the room at a server of its own: screens of all chairs, and last the one that is listened to. */
async function twinOf({ room, folder }: Awaited<ReturnType<typeof startedRoom>>, viewer: Viewer) {
  const own = await mkdtemp(join(tmpdir(), 'seabox-twin-'))
  await cp(folder, own, { recursive: true })
  const house = await startHouse({ folder: own })
  houses.push(house)
  const enter = async (who: Viewer) => {
    const page = pageIn(house.address, room, who)
    pages.push(page)
    await page.untilPhase('in')
    const link = page.table()
    await untilTold(link, () => true)
    return { page, link }
  }
  const players = new Map<Seat, Link>()
  for (const seat of chairs) if (seat !== viewer) players.set(seat, (await enter(seat)).link)
  const { page, link } = await enter(viewer)
  if (viewer !== 'spectator') players.set(viewer, link)
  return {
    now: async () => (await readRoomFile(join(own, `${room.id}.jsonl`))).open!,
    async play(move: AnyMove) {
      expect(await players.get(move.seat)!.ask({ kind: 'play', move })).toMatchObject({ ok: true })
      // Its answer comes after everything that was told before it.
      expect(await link.ask({ kind: 'look as', viewer })).toMatchObject({ ok: true })
    },
    /** The name of the stream is random, so that no screen takes another host for this one. */
    heard: () => page.heard.map(text => text.replace(/[0-9a-f]{32}(?=\/)/, 'this host')),
  }
}

describe('what comes over the socket of a viewer does not depend on what is hidden from them', () => {
  it.each([
    [0, false],
    [0, true],
    ['spectator', false],
    ['spectator', true],
  ] as const)(
    'of a match of WAVES that differs only in that (viewer %s, sealed: %s)',
    async (viewer, isSealed) => {
      const started = await startedRoom(isSealed)
      const [one, other] = [await twinOf(started, viewer), await twinOf(started, viewer)]
      const random = createRandom(`equal bytes ${viewer}`)
      let steps = 0
      let secret = 0
      for (; steps < 40 && secret < 6; steps++) {
        const [a, b] = [await one.now(), await other.now()]
        const turn = turnOf(a)
        if (turn.kind !== 'move') break
        const moves = likeMoves(a, b, turn.seats[0]!, viewer, random)
        if (!moves) break
        if (!isSame(moves[0], moves[1])) secret++
        await one.play(moves[0])
        await other.play(moves[1])
      }
      expect(secret).toBeGreaterThan(0)
      expect(one.heard().length).toBeGreaterThan(steps)
      expect(other.heard()).toEqual(one.heard())
    },
  )
})
