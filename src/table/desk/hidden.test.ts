import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { computer, testTable } from '../../match/testing/matches'
import { loadPhysics } from '../../physics'
import { gameById } from '../../rules/games'
import { deskUntil } from '../testing/deskWaits'
import { sitAt } from '../testing/sitAt'
import { tableOfTest } from '../testing/tableOfTest'
import { createDesk, type Desk } from './createDesk'
import type { DeskState } from './deskState'

beforeAll(loadPhysics)

const desks: Desk[] = []
afterEach(() => {
  for (const desk of desks.splice(0)) desk.leave()
})

/** Fulfilled by its signal alone: what is drawn takes its time in frames, and none are drawn here. */
const stalls = (signal: AbortSignal) =>
  new Promise<void>(resolve => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve())
  })

/** Two computers play at a table that is shown, and not drawn. */
async function watched(seed: string): Promise<Desk> {
  const desk = createDesk(tableOfTest(), { rules: gameById, wait: (_, signal) => stalls(signal) })
  desks.push(desk)
  desk.throwing.watch()
  desk.addTeller({ takes: () => true, tell: ({ signal }) => stalls(signal), end() {} })
  await sitAt(desk, testTable({ seed, players: 2, sitters: [computer, computer] }))
  return desk
}

const isOpened = ({ phase, told }: DeskState) => phase === 'held' && told?.falling !== undefined

/** Until a computer's dice are in the air, and the scene is to show its hand. */
async function untilHeld(desk: Desk): Promise<DeskState> {
  desk.setPace('at once')
  return deskUntil(desk, isOpened)
}

const throwsShown = ({ told, shown }: DeskState) =>
  told?.lines.slice(0, shown).filter(({ kind }) => kind === 'throw').length ?? 0

describe('a desk that nobody can look at', () => {
  it('goes on past what is being told and all that comes after it (seed "hidden telling")', async () => {
    const desk = await watched('hidden telling')
    const { shown } = await deskUntil(desk, ({ telling }) => telling !== undefined)
    desk.hide(true)
    const after = await deskUntil(desk, now => now.shown > shown + 10 || now.phase === 'stopped')
    expect(after.trouble).toBeUndefined()
  })

  it('opens a hand that the table would have opened (seed "hidden hand")', async () => {
    const desk = await watched('hidden hand')
    const held = await untilHeld(desk)
    expect(desk.throwing.isUnderWay).toBe(false)
    desk.hide(true)
    const after = await deskUntil(desk, now => throwsShown(now) > throwsShown(held))
    expect(after.trouble).toBeUndefined()
  })

  it('shows falling dice at rest, and waits for the picture again once the page is visible (seed "hidden fall")', async () => {
    const desk = await watched('hidden fall')
    const held = await untilHeld(desk)
    void desk.letGo()
    expect(desk.throwing.isUnderWay).toBe(true)
    desk.hide(true)
    expect(desk.throwing.isUnderWay).toBe(false)
    await deskUntil(desk, now => throwsShown(now) > throwsShown(held))
    desk.hide(false)
    await deskUntil(desk, isOpened)
    void desk.letGo()
    expect(desk.throwing.isUnderWay).toBe(true)
  })

  it('leaves a fall alone that is looked at again (seed "hidden film")', async () => {
    const desk = await watched('hidden film')
    await untilHeld(desk)
    await desk.lookBack(0)
    desk.hide(true)
    expect(desk.state.getState()).toMatchObject({ phase: 'held', lookingBack: { entry: 0 } })
  })
})
