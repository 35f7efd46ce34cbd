import { describe, expect, it } from 'vitest'
import { lyingPolyRotation, lyingRotation, type Pose } from '../measure'
import type { Act } from './acts'
import { chosenWords, createOpenTable, type Engine, type Push } from './createOpenTable'
import { mostMoments } from './format'
import { gapBetween } from './measuring'
import { readAll, readingWords } from './reading'
import { layOn, thingOf } from './tableState'
import type { Thing, What } from './thing'

const die: What = { kind: 'die', die: 'd6', colour: 'red' }
const at = (x: number): Pose => ({ position: [x, 8, 0], rotation: [0, 0, 0, 1] })

function withEngine() {
  const table = createOpenTable('one')
  const live = new Map<string, Pose>()
  const pushes: Push[] = []
  const engine: Engine = { livePoses: () => live, push: push => pushes.push(push), layGame: async () => [] }
  table.connect(engine)
  return { table, live, pushes }
}

describe('undo and redo', () => {
  it('step back and forward through every action, to the positions at rest', () => {
    const { table } = withEngine()
    table.act({ act: 'take-out', what: [die] })
    table.moved('The die thrown')
    table.rested(new Map([['t1', at(120)]]))
    table.act({ act: 'put-away', ids: ['t1'] })
    expect(table.now().things).toHaveLength(0)
    table.undo()
    expect(thingOf(table.now(), 't1')!.pose.position[0]).toBe(120)
    table.undo()
    expect(thingOf(table.now(), 't1')!.pose.position[0]).not.toBe(120)
    table.redo()
    table.redo()
    expect(table.now().things).toHaveLength(0)
    table.redo()
    expect(table.state.getState()).toMatchObject({ isBad: true, word: 'There is nothing to do again.' })
  })

  it('take back and do again each kind of act, to the very state', () => {
    const { table } = withEngine()
    const deck: What = {
      kind: 'cards',
      name: 'Hand',
      cards: ['a', 'b', 'c', 'd', 'e', 'f'].map(front => ({ front: `x/${front}`, back: 'x/back' })),
    }
    const acts: readonly Act[] = [
      { act: 'take-out', what: [die, { kind: 'pad', text: '' }, deck] },
      { act: 'copy', ids: ['t1'] },
      { act: 'lock', ids: ['t1'], isLocked: true },
      { act: 'note', id: 't1', text: 'Mine' },
      { act: 'write', id: 't2', text: 'Two all' },
      { act: 'flip', ids: ['t3'] },
      { act: 'turn', ids: ['t3'], degrees: 15 },
      { act: 'set-face', id: 't4', face: 2 },
      { act: 'stack', ids: ['t2', 't4'] },
      { act: 'shuffle', ids: ['t3'], seed: 'undo' },
      { act: 'draw', id: 't3', count: 1 },
      { act: 'join', id: 't5', onto: 't3' },
      { act: 'deal', id: 't3', each: 1, seats: 2 },
      { act: 'fan', id: 't3' },
      { act: 'put-away', ids: ['t1'] },
      { act: 'lay-out', name: 'x', things: [layOn({ x: 0, z: 0 }, die, 't')] },
      { act: 'clear' },
    ]
    const states = [table.now()]
    for (const act of acts) {
      expect(table.act(act), act.act).toBe(true)
      expect(table.now(), act.act).not.toEqual(states.at(-1))
      states.push(table.now())
    }
    for (let at = states.length - 2; at >= 0; at--) {
      table.undo()
      expect(table.now()).toBe(states[at])
    }
    for (const state of states.slice(1)) {
      table.redo()
      expect(table.now()).toBe(state)
    }
  })

  it('keep where things are that still roll when the next act comes', () => {
    const { table, live } = withEngine()
    table.act({ act: 'take-out', what: [die] })
    table.moved('The die thrown')
    live.set('t1', at(77))
    table.act({ act: 'take-out', what: [die] })
    live.clear()
    table.undo()
    expect(thingOf(table.now(), 't1')!.pose.position[0]).toBe(77)
  })

  it('forget what was undone as soon as something else is done', () => {
    const { table } = withEngine()
    table.act({ act: 'take-out', what: [die] })
    table.undo()
    table.act({ act: 'take-out', what: [{ kind: 'ruler' }] })
    expect(table.state.getState().moments).toHaveLength(2)
  })

  it('remember this many moments and no more', () => {
    const { table } = withEngine()
    table.act({ act: 'take-out', what: [die] })
    for (let turn = 0; turn < mostMoments + 50; turn++) table.act({ act: 'turn', ids: ['t1'], degrees: 15 })
    expect(table.state.getState().moments).toHaveLength(mostMoments)
    expect(table.state.getState().at).toBe(mostMoments - 1)
  })
})

it('an evening of thousands of acts keeps as much as one of five hundred: memory and file stop growing', () => {
  const { table } = withEngine()
  table.act({ act: 'take-out', what: Array.from({ length: 60 }, () => die) })
  const throwAll = (count: number) => {
    for (let turn = 0; turn < count; turn++) {
      table.moved('A throw of 60')
      table.rested(
        new Map(table.now().things.map(({ id }, index) => [id, at(((turn + index) % 800) + 0.25)])),
      )
    }
    return table.write().length
  }
  const full = throwAll(mostMoments + 20)
  expect(table.state.getState().moments).toHaveLength(mostMoments)
  expect(throwAll(3 * mostMoments) / full).toBeCloseTo(1, 2)
  expect(table.state.getState().moments).toHaveLength(mostMoments)
})

it('a table that was upset is set right as it was before, and that can be undone too', () => {
  const { table } = withEngine()
  table.setRight()
  expect(table.state.getState().word).toBe('Nobody has upset this table.')
  table.act({ act: 'take-out', what: [die] })
  const right = thingOf(table.now(), 't1')!.pose
  table.moved('The table upset', { isUpset: true })
  table.rested(new Map([['t1', at(500)]]))
  table.setRight()
  expect(thingOf(table.now(), 't1')!.pose).toEqual(right)
  table.undo()
  expect(thingOf(table.now(), 't1')!.pose.position[0]).toBe(500)
})

it('the film goes from the bare table through every moment', () => {
  const { table } = withEngine()
  for (let count = 0; count < 3; count++) table.act({ act: 'take-out', what: [die] })
  table.playFilm(true)
  const seen = [0, 1, 2, 3].map(moment => {
    table.goTo(moment)
    return table.now().things.length
  })
  expect(seen).toEqual([0, 1, 2, 3])
  table.goTo(99)
  expect(table.state.getState().at).toBe(3)
  table.act({ act: 'take-out', what: [die] })
  expect(table.state.getState().isFilm).toBe(false)
})

it('without an engine a request is answered with one sentence', () => {
  const table = createOpenTable('one')
  table.push({ push: 'bang', level: 2 })
  expect(table.state.getState()).toMatchObject({ isBad: true })
  const { table: other, pushes } = withEngine()
  other.push({ push: 'bang', level: 2 })
  expect(pushes).toEqual([{ push: 'bang', level: 2 }])
})

describe('reading', () => {
  const lying = (what: Extract<What, { kind: 'die' }>, id: string, rotation: Pose['rotation']): Thing => ({
    ...layOn({ x: 0, z: 0 }, what, id),
    pose: { position: [0, 8, 0], rotation },
  })
  const d20: What = { kind: 'die', die: 'd20', colour: 'red' }

  it('adds up what lies flat and names what leans', () => {
    const six = lying(die, 't1', lyingRotation('d6', 6, 20))
    const twenty = lying(d20, 't2', lyingPolyRotation('d20', 17, 80))
    const leaning = lying(die, 't3', [Math.sin(0.2), 0, 0, Math.cos(0.2)])
    expect(readingWords(readAll([six, twenty]))).toBe('2 dice make 23.')
    expect(readingWords(readAll([six, twenty, leaning]))).toBe('2 of 3 dice make 23; one leans.')
    expect(readingWords(readAll([leaning, leaning]))).toBe('All 2 dice lean: they cannot be read.')
    expect(readingWords(readAll([leaning]))).toBe('Red d6 leans: it cannot be read.')
  })

  it('names symbols and the card on top', () => {
    const captain = lying(
      { kind: 'die', die: 'captain', colour: 'blue' },
      't1',
      lyingRotation('captain', 6, 0),
    )
    expect(readAll([captain]).things[0]!.shows).toBe('cannon')
  })
})

describe('measuring', () => {
  it('agrees with the set-up: two dice 40 mm apart leave 24 mm, a coin and a die the rest between them', () => {
    const one = layOn({ x: 0, z: 0 }, die, 't1')
    const other = layOn({ x: 40, z: 0 }, die, 't2')
    expect(gapBetween(one, other).mm).toBeCloseTo(24, 6)
    const coin = layOn({ x: 0, z: 60 }, { kind: 'coin', coin: 'gold' }, 't3')
    const { mm, line } = gapBetween(one, coin)
    expect(mm).toBeCloseTo(60 - 14 - 8, 1)
    expect(line!.from.y).toBeCloseTo(-8, 3)
    expect(line!.to.y).toBeCloseTo(-46, 1)
  })

  it('is symmetric, and 0 where things touch', () => {
    const one = layOn({ x: 3, z: 9 }, { kind: 'ruler' }, 't1', 33)
    const other = layOn({ x: 90, z: -70 }, { kind: 'ship', ship: 'king' }, 't2', 12)
    expect(gapBetween(one, other).mm).toBeCloseTo(gapBetween(other, one).mm, 9)
    expect(gapBetween(one, layOn({ x: 10, z: 9 }, die, 't3'))).toEqual({ mm: 0, line: undefined })
  })

  it('works for any two selected things', () => {
    const state = { things: [layOn({ x: 0, z: 0 }, die, 't1'), layOn({ x: 40, z: 0 }, die, 't2')], next: 3 }
    expect(chosenWords(state, new Set(['t1', 't2']))).toBe('24.0 mm from one to the other. 2 dice make 12.')
    expect(chosenWords(state, new Set(['t1']))).toBe('Red d6 shows 6.')
  })
})
