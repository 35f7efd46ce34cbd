import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { computer, person } from '../match/testing/matches'
import { loadPhysics } from '../physics'
import { gameIds } from '../rules/game'
import { gameById } from '../rules/games'
import { createRandom } from '../rules/random'
import { createDesk, type Desk, type DeskState, waitedFor } from '../table/desk'
import { deskUntil } from '../table/testing/deskWaits'
import { tableOfTest } from '../table/testing/tableOfTest'
import { patienceMs } from './createRoom'
import { type House, leaveNothing, openRoom, pageIn, startHouse, type TestPage } from './testing/houses'

beforeAll(loadPhysics)

let house: House
const pages: TestPage[] = []
const desks: Desk[] = []

afterEach(async () => {
  for (const desk of desks.splice(0)) desk.leave()
  for (const page of pages.splice(0)) page.close()
  await leaveNothing(house)
})

function deskAt({ screen }: TestPage): Desk {
  const desk = createDesk(tableOfTest(), { wait: async () => {}, rules: gameById })
  const { place } = screen.state.getState()
  const chairs = place?.seat === undefined ? [] : [place.seat]
  desk.sitDown(screen.connect, 'a room', { chairs, again: screen.again })
  desks.push(desk)
  return desk
}

const isDue = (state: DeskState) => waitedFor(state) === 'here'

/** A person at this desk does what they are asked for, until the desk is left. */
async function play(desk: Desk, seed: string): Promise<void> {
  for (;;) {
    const { asked, told } = await deskUntil(desk, isDue)
    if (asked) await desk.choose(createRandom(`${seed} ${told!.made}`).pick(asked.choices).move)
    else await desk.letGo({ shake: 0.4 })
    await deskUntil(desk, now => now.told?.made !== told!.made || now.phase === 'stopped')
  }
}

describe('the desks of a room', () => {
  it.each(gameIds)(
    '%s: two desks and one that watches play and show the same match, each with its own eyes',
    async game => {
      house = await startHouse()
      const options = game === 'rolling-with-the-waves' ? { roundLimit: 4 } : {}
      const room = await openRoom(house.address, { game, options, sitters: [person, person, computer] })
      for (const who of ['host', 1, 'spectator'] as const) pages.push(pageIn(house.address, room, who))
      for (const page of pages) await page.untilPhase('in')
      expect(await pages[0]!.screen.do({ kind: 'start' })).toEqual({ ok: true })
      const [host, anne, eyes] = pages.map(deskAt)
      void play(host!, 'host')
      void play(anne!, 'anne')
      const enough = game === 'rolling-with-the-waves' ? 4 : 20
      const isFar = ({ shown, phase }: DeskState) =>
        shown >= enough || phase === 'over' || phase === 'stopped'
      const states = await Promise.all([host!, anne!, eyes!].map(desk => deskUntil(desk, isFar)))
      expect(states.map(({ trouble }) => trouble)).toEqual([undefined, undefined, undefined])
      expect(states.map(({ eyes }) => eyes)).toEqual([0, 1, 'spectator'])
      expect(states[2]!.asked).toBeUndefined()
    },
  )

  it('waits for a desk that shows nothing, and no longer when nobody can look at it', async () => {
    let startWaiting = () => {}
    const waiting = new Promise<void>(resolve => {
      startWaiting = resolve
    })
    house = await startHouse({
      // Patience never ends here.
      after(ms) {
        if (ms === patienceMs) startWaiting()
        return () => {}
      },
    })
    const room = await openRoom(house.address, { sitters: [person, computer, computer] })
    const [grace, watching] = (['host', 'spectator'] as const).map(who => pageIn(house.address, room, who))
    pages.push(grace!, watching!)
    for (const page of pages) await page.untilPhase('in')
    await grace!.screen.do({ kind: 'lend', seat: 0, level: 'easy' })
    await grace!.screen.do({ kind: 'start' })
    const [desk, eyes] = [deskAt(grace!), deskAt(watching!)]
    desk.pause(true)
    await waiting
    desk.hide(true)
    await deskUntil(eyes, ({ shown }) => shown >= 10)
  })

  it('goes on by itself after the server was started again', async () => {
    house = await startHouse()
    const port = Number(new URL(house.address).port)
    const room = await openRoom(house.address, { sitters: [person, computer] })
    pages.push(pageIn(house.address, room, 'host'))
    await pages[0]!.untilPhase('in')
    await pages[0]!.screen.do({ kind: 'start' })
    const desk = deskAt(pages[0]!)
    await deskUntil(desk, ({ told }) => told !== undefined)
    await house.close()
    await deskUntil(desk, ({ isCut }) => isCut)
    house = await startHouse({ folder: house.folder, port })
    await deskUntil(desk, ({ isCut }) => !isCut)
    void play(desk, 'back')
    const { trouble } = await deskUntil(desk, ({ shown, phase }) => shown >= 8 || phase === 'stopped')
    expect(trouble).toBeUndefined()
  })
})
