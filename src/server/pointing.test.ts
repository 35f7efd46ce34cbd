import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { computer, person } from '../match/testing/matches'
import { pointingRate } from '../rooms/limits'
import type { Pointed } from '../rooms/messages'
import {
  type House,
  leaveNothing,
  type OpenedRoom,
  openRoom,
  pageIn,
  startHouse,
  type TestPage,
} from './testing/houses'

let house: House
let room: OpenedRoom
let time = 0
let pages: { readonly [who in 'host' | 'anne' | 'eyes']: TestPage & { readonly seen: Pointed[] } }

const spot = { kind: 'point', on: 'sea', x: 120, y: 0, z: -45 } as const

beforeEach(async () => {
  time = 0
  house = await startHouse({ now: () => time })
  room = await openRoom(house.address, { sitters: [person, person, computer] })
  const page = async (who: Parameters<typeof pageIn>[2]) => {
    const made = pageIn(house.address, room, who)
    const seen: Pointed[] = []
    made.screen.onPointed(pointed => seen.push(pointed))
    await made.untilPhase('in')
    return Object.assign(made, { seen })
  }
  pages = { host: await page('host'), anne: await page(1), eyes: await page('spectator') }
})

afterEach(async () => {
  for (const page of Object.values(pages)) page.close()
  await leaveNothing(house)
})

/** What is said comes after everything before it, so all that was pointed at has been heard then. */
async function untilAllHeard() {
  expect(await pages.host.screen.do({ kind: 'say', text: 'There' })).toEqual({ ok: true })
  await Promise.all(Object.values(pages).map(page => page.untilSaid('There')))
}

it('a light is seen on all other screens, by the seat of the player who points, and kept nowhere', async () => {
  const { host, anne, eyes } = pages
  expect(await anne.screen.do(spot)).toEqual({ ok: true })
  await untilAllHeard()
  const light = { seat: 1, on: 'sea', x: 120, y: 0, z: -45 }
  expect([host.seen, anne.seen, eyes.seen]).toEqual([[light], [], [light]])
  const kept = await readFile(join(house.folder, `${room.id}.jsonl`), 'utf8')
  expect(kept).toContain('There')
  expect(kept).not.toContain('"on":"sea"')
})

it('players who watch point at nothing', async () => {
  expect(await pages.eyes.screen.do(spot)).toEqual({ ok: false, why: 'Only players with a chair point.' })
  await untilAllHeard()
  expect(pages.host.seen).toEqual([])
})

it('a player points so often at once, and again after a while; a clock set back changes nothing', async () => {
  const { anne, host } = pages
  const tooOften = { ok: false, why: 'You point too often: wait a moment.' }
  for (let n = 0; n < pointingRate.most; n++) expect(await anne.screen.do(spot)).toEqual({ ok: true })
  expect(await anne.screen.do(spot)).toEqual(tooOften)
  time += 1000 / pointingRate.perSecond
  expect(await anne.screen.do(spot)).toEqual({ ok: true })
  expect(await anne.screen.do(spot)).toEqual(tooOften)
  time -= 86_400_000
  expect(await anne.screen.do(spot)).toEqual(tooOften)
  time += 1000 / pointingRate.perSecond
  expect(await anne.screen.do(spot)).toEqual({ ok: true })
  // Others point as often as they like meanwhile.
  expect(await host.screen.do(spot)).toEqual({ ok: true })
  await untilAllHeard()
  expect(host.seen).toHaveLength(pointingRate.most + 2)
})

it.each([
  ['a coordinate that is not a number', { ...spot, x: null }],
  ['a place beyond the table', { ...spot, z: 3_001 }],
  ['no height', { kind: 'point', on: 'sea', x: 0, z: 0 }],
  ['words for a thing', { ...spot, on: 'Anne has the kraken' }],
  ['a name without end', { ...spot, on: 'a'.repeat(41) }],
  ['more than a spot', { ...spot, card: 'A01' }],
  ['another seat', { ...spot, seat: 0 }],
])('%s is refused and shown to nobody', async (_, request) => {
  const done = await pages.anne.screen.do(request as never)
  expect(done).toEqual({ ok: false, why: expect.any(String) })
  await untilAllHeard()
  expect(pages.host.seen).toEqual([])
})
