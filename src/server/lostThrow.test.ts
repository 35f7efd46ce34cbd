import { afterEach, beforeAll, expect, it } from 'vitest'
import { person } from '../match/testing/matches'
import { loadPhysics } from '../physics'
import { gameById } from '../rules/games'
import { createDesk, type Desk, type DeskState } from '../table/desk'
import { deskUntil } from '../table/testing/deskWaits'
import { tableOfTest } from '../table/testing/tableOfTest'
import { type House, leaveNothing, openRoom, pageIn, startHouse, type TestPage } from './testing/houses'
import { type BadNetwork, startBadNetwork } from './testing/proxy'

beforeAll(loadPhysics)

let house: House
let network: BadNetwork
const pages: TestPage[] = []
const desks: Desk[] = []

afterEach(async () => {
  for (const desk of desks.splice(0)) desk.leave()
  for (const page of pages.splice(0)) page.close()
  await network.close()
  await leaveNothing(house)
})

function deskAt({ screen }: TestPage): Desk {
  const desk = createDesk(tableOfTest(), { wait: async () => {}, rules: gameById })
  const { place } = screen.state.getState()
  desk.sitDown(screen.connect, 'a room', { chairs: [place!.seat!], again: screen.again })
  desks.push(desk)
  return desk
}

/** Does the first thing that is offered, whenever something is. */
function playOn(desk: Desk): void {
  const act = ({ phase, asked }: DeskState) => {
    if (phase === 'asking' && asked) void desk.choose(asked.choices[0]!.move)
  }
  desk.state.subscribe(act)
  act(desk.state.getState())
}

/** A new match in which Anne, who comes over the bad network, throws first. */
async function anneThrowsFirst(): Promise<{ grace: TestPage; anne: TestPage; graceDesk: Desk; desk: Desk }> {
  const room = await openRoom(house.address, { game: 'rolling-with-the-waves', sitters: [person, person] })
  const [grace, anne] = [pageIn(house.address, room, 'host'), pageIn(network.address, room, 1)]
  pages.push(grace, anne)
  for (const page of [grace, anne]) await page.untilPhase('in')
  expect(await grace.screen.do({ kind: 'start' })).toEqual({ ok: true })
  for (const page of [grace, anne]) await page.until(({ phase }) => phase === 'playing')
  const graceDesk = deskAt(grace)
  const desk = deskAt(anne)
  const { hand } = await deskUntil(desk, ({ phase }) => phase === 'held' || phase === 'thinking')
  return hand?.by === 'person' ? { grace, anne, graceDesk, desk } : anneThrowsFirst()
}

it('tells a player whose chair was lent while their throw was on its way why it does not fall, and stops nothing', async () => {
  house = await startHouse()
  network = await startBadNetwork(house.address)
  const { grace, anne, graceDesk, desk } = await anneThrowsFirst()
  network.cutWhere(() => true)
  void desk.letGo({ shake: 0.4 })
  await anne.untilPhase('cut')
  expect(await grace.screen.do({ kind: 'lend', seat: 1, level: 'easy' })).toEqual({ ok: true })
  network.cutWhere(() => false)
  const refused = await deskUntil(desk, now => (now.refusal ?? now.trouble) !== undefined)
  const { phase, trouble, refusal } = refused
  expect(trouble).toBeUndefined()
  expect(phase).not.toBe('stopped')
  expect(refusal!.why).toBe('Nothing was thrown. A computer plays this seat now.')
  // Once the computer has acted the sentence goes: it would still stand there when the chair is given back. It may have
  // thrown and drafted before the refusal came, so Grace plays on.
  playOn(graceDesk)
  await deskUntil(desk, now => now.refusal === undefined)
})
