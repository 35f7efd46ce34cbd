import { expect, it } from 'vitest'
import { person, testTable } from '../../../match/testing/matches'
import { loadPhysics } from '../../../physics'
import type { RollingState } from '../../../rules/rolling-seas/public'
import { listPathOf, stepInList } from '../../../table/choosing'
import { deskOf } from '../../../table/desk'
import { createTable } from '../../../table/part'
import { deskUntil, deskWaits } from '../../../table/testing/deskWaits'
import { sitAt } from '../../../table/testing/sitAt'
import { onChartOf } from './chartHand'
import { turnShape } from './drawing'
import { handOfAsked } from './handOfAsked'
import { shareSteps } from './listSteps'
import { steerTo, stepBack, takeCourse } from './sailing'

/** A player alone at sea who is asked in this phase, with what they have in hand from the start. */
async function askedIn(phase: string) {
  await loadPhysics()
  const table = createTable()
  const desk = deskOf(table)
  await sitAt(desk, testTable({ game: 'rolling-seas', players: 1, seed: 'steps', sitters: [person] }))
  for (let now = await deskWaits(desk); now.asked?.phase !== phase; now = await deskWaits(desk)) {
    const { shown } = now
    if (now.phase === 'held') void desk.letGo({ shake: 0.5 }, 2)
    else void desk.choose(now.asked!.choices[0]!.move)
    await deskUntil(desk, ({ shown: next }) => next > shown)
  }
  const { asked, view } = desk.state.getState()
  onChartOf(table).setState(handOfAsked(asked!, view as RollingState))
  shareSteps(table)
  const hand = () => onChartOf(table).getState().hand!
  const path = () => listPathOf(table).getState().path
  return { table, view: view as RollingState, choices: asked!.choices, hand, path }
}

it('takes the wind that is chosen on the table in the list, and the wind of the list on the table', async () => {
  const { table, view, choices, hand, path } = await askedIn('action')
  const sails = choices.filter(({ move }) => move.kind === 'sail')
  const first = hand()
  if (first.kind !== 'sailing') throw new Error('nothing to sail with')
  expect(path()).toEqual([])
  const winds = [...new Set(sails.map(({ steps }) => steps![0]!))]
  expect(winds.length).toBeGreaterThan(1)
  const others = [0, 1, 2].map(die => takeCourse(view, 0, die)!).filter(({ wind }) => wind !== first.wind)
  onChartOf(table).setState({ hand: others[0]! })
  const [taken] = path()
  expect(winds).toContain(taken)
  const other = winds.find(wind => wind !== taken)!
  stepInList(table, [other])
  const { move } = sails.find(({ steps }) => steps![0] === other)!
  expect(hand()).toMatchObject({ kind: 'sailing', move: { die: (move as unknown as { die: number }).die } })
  expect(path()).toEqual([other])
})

it('follows a course that is planned on the table to the Sails of as many steps, and back again', async () => {
  const { table, view, choices, hand, path } = await askedIn('action')
  const planned = () => {
    const now = hand()
    if (now.kind !== 'sailing') throw new Error('nothing to sail with')
    return now
  }
  const sailing = planned()
  const steer = (from: typeof sailing) => steerTo(view, from, from.next.find(({ fault }) => !fault)!.space)!
  onChartOf(table).setState({ hand: steer(sailing) })
  const [wind] = path()
  expect(path()).toEqual([wind, 'One step'])
  expect(choices.some(({ steps }) => steps?.[0] === wind && steps?.[1] === 'One step')).toBe(true)
  onChartOf(table).setState({ hand: stepBack(view, planned())! })
  expect(path()).toEqual([wind])

  // The list goes back to the wind: the course stays. It goes on to rest at anchor: there is no course then.
  onChartOf(table).setState({ hand: steer(planned()) })
  stepInList(table, [wind!])
  expect(planned().steps).toHaveLength(1)
  stepInList(table, [wind!, 'Ride at anchor'])
  expect(planned()).toMatchObject({ wind: sailing.wind, steps: [] })
  expect(path()).toEqual([wind, 'Ride at anchor'])
})

it('takes a turn of the shape in the list, and that of the list on the table', async () => {
  const { table, view, choices, hand, path } = await askedIn('setupIslands')
  const first = hand()
  if (first.kind !== 'drawing') throw new Error('nothing to draw')
  onChartOf(table).setState({ hand: turnShape(view, first, 1) })
  expect(path()).toHaveLength(2)
  const turned = choices.find(({ steps }) => path().every((step, index) => steps![index] === step))!
  expect(turned.move).toMatchObject({ placement: { orientation: 1 } })
  const flat = choices.find(({ move }) => (move as typeof first.move).placement.orientation === 0)!
  stepInList(table, flat.steps!.slice(0, 2))
  expect(hand()).toMatchObject({ move: { placement: { orientation: 0 } } })
})
