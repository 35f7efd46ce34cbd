/** The throw of the round, by the rules and as the dice really fall (section 6). */
import { beforeAll, describe, expect, test } from 'vitest'
import type { DieReading, ThrowRecord } from '../../../measure'
import { containers, createThrow, loadPhysics, simulateThrow } from '../../../physics'
import { rest, stepsPerSecond } from '../../../physics/settings'
import { startPoses } from '../../../physics/startPoses'
import type { Thrown } from '../../game'
import { freestSpot, trayHalfMm } from '../freestSpot'
import { rollingWithTheWaves as game } from '../index'
import type { RollingWavesState } from '../state'
import {
  A,
  against,
  B,
  course,
  diceOf,
  falls,
  kindsOf,
  played,
  possible,
  setUpFor,
} from '../testing/position'
import type { DieId } from '../vocabulary'

type Change = (die: DieReading) => Partial<DieReading>

/** The rotation about the x axis by this many degrees, from sine and cosine of half of it. */
const leaning =
  (sine: number, cosine: number): Change =>
  () => ({ rotation: [sine, 0, 0, cosine] })
const raisedBy =
  (mm: number): Change =>
  ({ position: [x, y, z] }) => ({ position: [x, y + mm, z] })
const outside: Change = () => ({ inBox: false })

/** A throw in which one die lies otherwise; it shows what face its rotation has up. */
function withDie(
  state: RollingWavesState,
  index: number,
  change: Change,
  faces: readonly number[] = [],
): Thrown {
  const thrown = falls(state, faces)
  const die = thrown.dice[index]!
  return { ...thrown, dice: thrown.dice.with(index, { ...die, ...change(die) }) }
}

const requestOf = (state: RollingWavesState) => {
  const turn = game.turn(state)
  if (turn.kind !== 'throw') throw new Error('No throw is due')
  return turn.throw
}

const table = () => setUpFor(2, 'throw', { firstPlayer: B })

describe('6 Dice on the table', () => {
  test('RW-142, EX-53: a die may be tilted by 10 degrees and lie 1.5 mm too high, no more', () => {
    const state = table()
    const face = (sine: number, cosine: number) => {
      const made = withDie(state, 2, leaning(sine, cosine))
      const upright = [1, 2, 3, 4, 5, 6].find(one => {
        const dice = made.dice.with(2, { ...made.dice[2]!, face: one })
        return game.check(state, { ...made, dice }) === undefined
      })
      return played(state, { ...made, dice: made.dice.with(2, { ...made.dice[2]!, face: upright! }) })
    }
    // 9 and 11 degrees.
    expect(face(0.0785, 0.9969).phase).toBe('draft')
    expect(face(0.0958, 0.9954).phase).toBe('roll')
    expect(played(state, withDie(state, 0, raisedBy(1.4))).phase).toBe('draft')
    expect(played(state, withDie(state, 0, raisedBy(1.6))).phase).toBe('roll')
  })

  test('RW-142: a die that lies flat against a wall or another die is fine', () => {
    const state = table()
    expect(
      played(
        state,
        withDie(state, 0, () => ({ restsOn: 'wall' })),
      ).phase,
    ).toBe('draft')
  })

  test('RW-142: a reading that does not fit the way the die lies is refused', () => {
    const state = table()
    expect(
      against(
        state,
        withDie(state, 1, () => ({ face: 2 }), [1, 1, 1, 1, 1, 1]),
      ),
    ).toBe('RW-142')
    const other = { ...falls(state, []), dice: falls(state, []).dice.toReversed() }
    expect(against(state, other)).toBe('RW-20')
    expect(against(state, { ...falls(state, []), fist: 1 })).toBe('RW-143')
    expect(against(state, { kind: 'yarrr', seat: A })).toBe('RW-20')
  })

  test.each([
    ['on top of another', raisedBy(16)],
    ['out of the tray', outside],
  ] as const)('RW-143, EX-53: a die %s is thrown again, the others stay where they lie', (_, change) => {
    const state = table()
    const { state: after, events } = course(state, withDie(state, 3, change, [1, 2, 3, 4, 5, 6]))
    const [, , , again] = state.roll!.due
    expect(after.roll).toEqual({ due: [again], misses: { [again!]: 1 } })
    expect(kindsOf(events)).toEqual(['rolled', 'rethrown'])
    expect(game.turn(after)).toMatchObject({ kind: 'throw', seats: [B], rule: 'RW-143' })
    const request = requestOf(after)
    expect(request).toMatchObject({ style: 'roll', bystanders: 'anchored', dice: [{ id: again }] })
    expect(request.lying.map(({ id, face }) => `${id} ${face}`)).toEqual(
      [0, 1, 2, 4, 5].map(index => `${state.roll!.due[index]} ${index + 1}`),
    )
    const done = played(after, falls(after, [6]))
    expect(done.phase).toBe('draft')
    expect(done.pool.map(({ face }) => face)).toEqual([1, 2, 3, 5, 6, 6])
  })

  test('RW-143: after three times a die is thrown by itself over the freest spot, after the others', () => {
    let state = table()
    const [first, second, third] = state.roll!.due as [DieId, DieId, DieId]
    const clumsy = (...bad: readonly number[]) => {
      const thrown = falls(state, [])
      const dice = thrown.dice.map((die, index) => (bad.includes(index) ? { ...die, inBox: false } : die))
      state = played(state, { ...thrown, dice })
    }
    clumsy(0, 1)
    clumsy(0, 1)
    expect(requestOf(state).style).toBe('roll')
    clumsy(0, 1)
    expect(state.roll).toEqual({ due: [first, second], misses: { [first]: 3, [second]: 3 } })
    expect(requestOf(state)).toMatchObject({ style: 'drop', dice: [{ id: first }] })
    const { x, y } = freestSpot(state.pool)
    expect(requestOf(state).at).toEqual({ x, z: 0 - y })
    clumsy(0)
    expect(requestOf(state).dice).toEqual([{ id: first, kind: 'd6' }])
    clumsy()
    expect(requestOf(state)).toMatchObject({ style: 'drop', dice: [{ id: second }] })
    const late = { ...state, roll: { due: [second, third], misses: { [second]: 3, [third]: 1 } } }
    const moved = { ...late, pool: state.pool.filter(({ id }) => id !== third) }
    expect(requestOf(possible(moved)).dice.map(({ id }) => id)).toEqual([third])
  })

  test('RW-143: the freest spot is farthest from walls and dice', () => {
    const near = freestSpot([
      { x: -100, y: 0 },
      { x: 0, y: 0 },
    ])
    expect(near.x).toBeGreaterThan(40)
    for (const spot of [near, freestSpot([]), freestSpot([{ x: 100, y: 60 }])]) {
      expect(Math.abs(spot.x)).toBeLessThanOrEqual(trayHalfMm.x - 12)
      expect(Math.abs(spot.y)).toBeLessThanOrEqual(trayHalfMm.y - 12)
    }
    const { innerX, innerZ } = containers['rolling-waves-tray']
    expect([2 * trayHalfMm.x, 2 * trayHalfMm.y]).toEqual([innerX, innerZ])
  })

  test('RW-144: a throw without rest after 8 seconds is invalid', () => {
    expect(rest.boundSteps / stepsPerSecond).toBe(8)
    const state = table()
    const { state: after, events } = course(state, { ...falls(state, []), unsettled: true })
    expect(after.pool).toEqual([])
    expect(after.roll!.due).toEqual(state.roll!.due)
    expect(Object.values(after.roll!.misses)).toEqual([1, 1, 1, 1, 1, 1])
    expect(events.map(({ rule }) => rule)).toEqual(['RW-144'])
  })

  test('RW-145: from the reading on no carrying changes a face, but the drunken sailor’s turn to 1', () => {
    let state = played(setUpFor(3, 'carried'), falls(setUpFor(3, 'carried'), [6, 5, 4, 3, 2, 1, 6, 5, 4]))
    const rolled = new Map(state.pool.map(({ id, face }) => [id, face]))
    while (state.phase !== 'roll') {
      for (const { id, face, via } of state.players.flatMap(({ nests }) => nests)) {
        expect(face).toBe(via === 'drunk' ? 1 : rolled.get(id))
      }
      const turn = game.turn(state)
      if (turn.kind !== 'move') break
      state = played(state, game.moves(state, turn.seats[0]!)[0]!)
    }
    expect(state.round).toBe(2)
  })
})

describe('6 as the dice really fall', () => {
  beforeAll(() => loadPhysics())

  const recordOf = (state: RollingWavesState, seed: string): ThrowRecord => ({
    version: 1,
    seed,
    request: requestOf(state),
    bangs: [],
  })

  test('RW-140: dice start turned at random 60 to 120 mm above the floor, inside the walls, one every 40 ms', () => {
    const state = setUpFor(5, 'bag')
    const poses = startPoses(recordOf(state, 'bag'))
    for (const { position, velocity, rotation } of poses) {
      expect(position[1]).toBeGreaterThanOrEqual(60)
      expect(position[1]).toBeLessThanOrEqual(120)
      expect(Math.abs(position[0])).toBeLessThan(trayHalfMm.x)
      expect(Math.abs(position[2])).toBeLessThan(trayHalfMm.y)
      expect(Math.hypot(...velocity)).toBeLessThan(1500)
      expect(Math.hypot(...rotation)).toBeCloseTo(1, 9)
    }
    const releases = poses.map(({ releaseStep }) => releaseStep).toSorted((a, b) => a - b)
    const gaps = releases.slice(1).map((step, index) => (step - releases[index]!) / stepsPerSecond)
    expect(Math.min(...gaps)).toBeGreaterThan(0.03)
    expect(Math.max(...gaps)).toBeLessThan(0.05)
    expect(new Set(poses.map(({ rotation }) => rotation.join())).size).toBe(15)
  })

  test('RW-141: a throw is read when every die is slower than 5 mm/s and 0.1 rad/s for 0.3 s (seeds "still 0" to "still 5")', () => {
    for (let n = 0; n < 6; n++) {
      const live = createThrow(recordOf(setUpFor(4, `still ${n}`), `still ${n}`))
      try {
        while (!live.done) live.step()
        for (const { body } of live.dice) {
          const { x, y, z } = body.linvel()
          const turn = body.angvel()
          expect(10 * Math.hypot(x, y, z)).toBeLessThan(5)
          expect(Math.hypot(turn.x, turn.y, turn.z)).toBeLessThan(0.1)
        }
      } finally {
        live.free()
      }
    }
    expect(rest.steps / stepsPerSecond).toBeGreaterThanOrEqual(0.3)
  })

  test('RW-142, RW-143: real throws of 15 dice come to a draft, and every die that counts lies flat (seeds "real 0", "real 12", "real 24", "real 51")', () => {
    let again = 0
    for (const n of [0, 12, 24, 51]) {
      let state = setUpFor(5, `real ${n}`)
      for (let throws = 0; state.phase === 'roll'; throws++) {
        expect(throws).toBeLessThan(12)
        const result = simulateThrow(recordOf(state, `real ${n}/${throws}`))
        state = played(state, { kind: 'thrown', seat: state.firstSeat, dice: result.dice })
        if (state.phase === 'roll') again++
      }
      expect(state.pool).toHaveLength(15)
    }
    expect(again).toBeGreaterThanOrEqual(3)
  })

  test('RW-143: a die thrown by itself over the freest spot comes to lie as well (seed "alone")', () => {
    const state = played(table(), {
      ...falls(table(), []),
      dice: falls(table(), []).dice.map((die, index) => (index === 0 ? { ...die, inBox: false } : die)),
    })
    const [die] = state.roll!.due as [DieId]
    const alone = possible({ ...state, roll: { due: [die], misses: { [die]: 3 } } })
    const result = simulateThrow(recordOf(alone, 'alone'))
    const after = played(alone, { kind: 'thrown', seat: alone.firstSeat, dice: result.dice })
    expect(after.phase).toBe('draft')
    expect(diceOf(B)).toHaveLength(3)
  })
})
