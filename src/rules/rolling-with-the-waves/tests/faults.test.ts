/** Impossible states are found (section 9), and whatever is changed in a saved state is refused or can be played on. */
import { describe, expect, test } from 'vitest'
import { readSetUp } from '../../game'
import { createRandom, type Random } from '../../random'
import { nextMove } from '../../testing/conformance'
import { withOneChange } from '../../testing/withOneChange'
import { rollingWithTheWaves as game } from '../index'
import type { RollingWavesMove } from '../moves'
import type { Player, RollingWavesState } from '../state'
import { A, allocating, B, drafting, falls, planOf, played, revealed, setUpFor } from '../testing/position'
import type { DieId } from '../vocabulary'

function changed(state: RollingWavesState, part: Partial<RollingWavesState>) {
  return { ...state, ...part }
}

function withMap(state: RollingWavesState, seat: number, part: Partial<Player>) {
  return { ...state, players: state.players.with(seat, { ...state.players[seat]!, ...part }) }
}

const fresh = () => setUpFor(3, 'fault')
const lying = () => played(fresh(), falls(fresh(), []))
const full = { spirits: [1, 1], faces: [2, 3, 4], icons: ['chest1', 'hull', 'crew'] } as const
const asked = () => revealed({ by: { [A]: full, [B]: full } }).state
const firing = () =>
  revealed({
    by: {
      [A]: { small: [3], infamy: 7, faces: [4, 1, 1], icons: ['smallCannon', 'spirits', 'ports'] },
      [B]: { small: [3], faces: [4, 1, 1], icons: ['smallCannon', 'spirits', 'ports'] },
    },
  }).state

const faults: readonly (readonly [string, string, () => RollingWavesState])[] = [
  ['RW-5', 'two players of one colour', () => withMap(fresh(), 1, { colour: 'red' })],
  ['RW-13', 'a first player who does not sit there', () => changed(fresh(), { firstSeat: 4 })],
  [
    'RW-114',
    'a bag that has not moved',
    () => changed(setUpFor(3, 'fault', { firstPlayer: 1 }), { firstSeat: 2 }),
  ],
  ['RW-16a', 'a round beyond the limit', () => changed(setUpFor(3, 'f', { roundLimit: 4 }), { round: 5 })],
  [
    'RW-97a',
    'more Infamy than circles',
    () => withMap(setUpFor(3, 'circles', { infamyCircles: 30 }), 0, { infamy: 31 }),
  ],
  ['RW-3', 'a queue with a seat twice', () => changed(asked(), { queue: [0, 0] })],
  ['RW-20', 'a roll without dice', () => changed(fresh(), { roll: { due: [], misses: {} } })],
  ['RW-20', 'dice in the hand during the draft', () => changed(lying(), { roll: fresh().roll })],
  ['RW-52', 'a step outside of phase 3', () => changed(lying(), { step: 'S2' })],
  ['RW-52', 'a queue outside of phase 3', () => changed(lying(), { queue: [1] })],
  ['RW-52', 'nobody in the queue of a step', () => changed(asked(), { queue: [] })],
  ['RW-48', 'a reveal before all have called', () => withMap(asked(), 0, { ready: false })],
  ['RW-47', 'a call before the draft', () => withMap(lying(), 0, { ready: true })],
  [
    'RW-48',
    'an allocation though all have called',
    () => {
      const state = allocating()
      const called = state.players.map((player, seat) => ({
        ...player,
        ready: true,
        plan: planOf(seat, ['hull', 'ports', 'crew']),
      }))
      return changed(state, { players: called })
    },
  ],
  ['RW-23', 'dice in the tray after the draft', () => changed(allocating(), { pool: lying().pool })],
  ['RW-23', 'a draft without dice', () => changed(lying(), { pool: [] })],
  [
    'RW-110',
    'a game that should have ended',
    () => withMap(allocating(), 0, { chests: [[1, 1, 1, 1], [2], [2]], buried: [false, true, true] }),
  ],
  ['RW-110', 'an end for no reason', () => changed(asked(), { phase: 'over', step: undefined, queue: [] })],
  ['RW-77', 'a buried empty chest', () => withMap(allocating(), 0, { buried: [true, false, false] })],
  ['RW-61', 'a 7 on Raise Spirits', () => withMap(allocating(), 0, { spirits: [7] })],
  [
    'RW-41',
    'more numbers than dice',
    () => changed(allocating({ by: { [A]: { hull: [1, 1, 1, 1] } } }), { round: 2 }),
  ],
  [
    'RW-62',
    'more sevens than spirits',
    () => changed(allocating({ by: { [A]: { hull: [7, 7, 7] } } }), { round: 2 }),
  ],
  ['RW-82b', 'a full cannon at the start of a round', () => withMap(allocating(), 0, { large: [1, 1, 1] })],
  ['RW-82b', 'a full cannon of somebody who does not fire', () => changed(firing(), { queue: [B] })],
  ['RW-131', 'a die that is missing', () => changed(fresh(), { bag: [] })],
  ['RW-131', 'a die in two places', () => changed(fresh(), { bag: [fresh().roll!.due[0]!] })],
  [
    'RW-132',
    'a bag in another order',
    () => changed(allocating({ by: { [A]: { crew: [5] } } }), { bag: ['clear-3', 'red-3'] }),
  ],
  [
    'RW-22',
    'drafted dice while others fall',
    () => {
      const state = fresh()
      const [id, ...due] = state.roll!.due as [DieId, ...DieId[]]
      const nests = [{ id, face: 1, rolled: 1, via: 'drunk' }] as const
      return withMap(changed(state, { roll: { due, misses: {} } }), 0, { nests })
    },
  ],
  [
    'RW-22',
    'dice taken out of turn',
    () => {
      const state = drafting(['clear 1', 'clear 2', 'clear 3', 'red 1', 'blue 1'])
      const nests = state.players.map(player => player.nests)
      return changed(state, {
        players: state.players.map((player, seat) => ({ ...player, nests: nests[1 - seat]! })),
      })
    },
  ],
  [
    'RW-24',
    'a free die of another colour',
    () => {
      const state = allocating()
      const nests = state.players[0]!.nests.map(die => ({ ...die, via: 'bribe' as const }))
      return withMap(state, 0, { nests })
    },
  ],
  [
    'RW-24',
    'a drunken die that is no 1',
    () => {
      const state = played(drafting(['blue 6']), { kind: 'draft', seat: A, dieId: 'blue-1', via: 'drunk' })
      return withMap(state, 0, { nests: state.players[0]!.nests.map(die => ({ ...die, face: die.rolled })) })
    },
  ],
  [
    'RW-143',
    'a miss of a die that was not thrown',
    () => changed(fresh(), { roll: { ...fresh().roll!, misses: { 'purple-5': 1 } } }),
  ],
  [
    'RW-142',
    'a die in the pool beyond the wall',
    () => changed(lying(), { pool: lying().pool.with(0, { ...lying().pool[0]!, x: 400 }) }),
  ],
  ['RW-47a', 'a call without a plan', () => withMap(allocating(), 0, { ready: true })],
  ['RW-40', 'a plan before the draft is over', () => withMap(lying(), 0, { plan: {} })],
  [
    'RW-42',
    'a plan that is not legal',
    () => withMap(allocating(), 0, { plan: planOf(A, ['hull', 'hull', 'crew']) }),
  ],
  ['RW-41', 'a revealed plan without a die', () => withMap(asked(), 1, { plan: {} })],
  [
    'RW-42',
    'a revealed plan with two on one icon',
    () => withMap(asked(), 1, { plan: planOf(B, ['chest1', 'hull', 'hull']) }),
  ],
  ['RW-45', 'a die that will find no square', () => withMap(asked(), 1, { hull: [1, 1, 1, 1, 1] })],
  [
    'RW-46a',
    'a burial without treasure',
    () => withMap(asked(), 1, { plan: planOf(B, ['bury', 'bury', 'bury']) }),
  ],
  [
    'RW-55',
    'a die that was never written',
    () => withMap(firing(), 1, { plan: planOf(B, ['smallCannon', 'hull', 'ports']) }),
  ],
  ['RW-52', 'writers who wait in another order', () => changed(asked(), { queue: [B, A] })],
  ['RW-83', 'shooters who wait in another order', () => changed(firing(), { queue: [B, A] })],
  ['RW-60', 'a question without a choice', () => withMap(asked(), 0, { spirits: [1] })],
]

describe('impossible states', () => {
  test.each(faults)('%s: %s', (rule, _, make) => {
    expect(game.fault(make())).toMatchObject({ rule })
    expect(game.read(JSON.parse(JSON.stringify(make())))).toMatchObject({ ok: false })
  })

  test('the positions that these are made from are possible', () => {
    for (const state of [fresh(), lying(), asked(), firing(), allocating()]) {
      expect(game.fault(state)).toBeUndefined()
      expect(game.read(JSON.parse(JSON.stringify(state))).ok).toBe(true)
    }
  })
})

const next = (state: RollingWavesState, random: Random) =>
  game.play(state, nextMove(game as never, state, random) as RollingWavesMove).state

function lookAround(state: RollingWavesState, what: string): void {
  for (const viewer of [...state.players.keys(), 'spectator' as const]) game.view(state, viewer)
  const turn = game.turn(state)
  if (turn.kind !== 'move') return
  for (const seat of turn.seats) expect(game.moves(state, seat).length, what).toBeGreaterThan(0)
}

describe('a state with one thing changed', () => {
  test.each(Array.from({ length: 10 }, (_, n) => n))(
    'is refused in words or played on (seed "changed %s")',
    n => {
      const random = createRandom(`changed ${n}`)
      const setUp = readSetUp(game, { players: 2 + (n % 4), seed: `changed ${n}` })
      if (!setUp.ok) throw new Error(setUp.why)
      let state = game.setup(setUp.value)
      while (game.turn(state).kind !== 'over') {
        const { input, what } = withOneChange(state, random)
        const read = game.read(input)
        if (read.ok) {
          let after = read.value
          lookAround(after, what)
          for (let i = 0; i < 12 && game.turn(after).kind !== 'over'; i++) {
            after = next(after, random)
            expect(game.fault(after), what).toBeUndefined()
          }
        } else expect(read.why.length, what).toBeGreaterThan(10)
        state = next(state, random)
      }
    },
  )
})

describe('along whole games', () => {
  test.each(Array.from({ length: 8 }, (_, n) => n))(
    'whatever a view leaves possible looks the same to its viewer (seed "hidden %s")',
    n => {
      const random = createRandom(`hidden ${n}`)
      let state = setUpFor(2 + (n % 4), `hidden ${n}`)
      while (game.turn(state).kind !== 'over') {
        if (random.index(4) === 0) {
          for (const viewer of [...state.players.keys(), 'spectator' as const]) {
            const view = game.view(state, viewer)
            const imagined = game.imagine(view, viewer, random)
            expect(game.fault(imagined)).toBeUndefined()
            expect(game.view(imagined, viewer)).toEqual(view)
          }
        }
        state = next(state, random)
      }
    },
  )
})
