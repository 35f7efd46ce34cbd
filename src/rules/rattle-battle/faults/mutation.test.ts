/**
 * Whatever somebody changes in a saved state: `read` refuses it with a sentence, or gives a state that can be looked
 * at and played on without a fault.
 */
import { expect, test } from 'vitest'
import { readSetUp } from '../../game'
import { createRandom, type Random } from '../../random'
import { nextMove } from '../../testing/conformance'
import { withOneChange } from '../../testing/withOneChange'
import { rattleBattle } from '../index'
import type { RattleMove } from '../moves'
import type { RattleState } from '../state'
import { scenarios } from '../vocabulary'

function play(state: RattleState, random: Random): RattleState {
  return rattleBattle.play(state, nextMove(rattleBattle as never, state, random) as RattleMove).state
}

function lookAround(state: RattleState): void {
  for (const viewer of [...state.players.keys(), 'spectator' as const]) rattleBattle.view(state, viewer)
  const turn = rattleBattle.turn(state)
  if (turn.kind === 'move') {
    for (const seat of turn.seats) expect(rattleBattle.moves(state, seat).length).toBeGreaterThan(0)
  }
  rattleBattle.score(state)
  rattleBattle.progress(state)
}

/** One state in this many is changed. */
const pause = 4

/** Moves played on from an accepted change. */
const farEnough = 12

test.each(Array.from({ length: 12 }, (_, n) => ({ seed: `changed ${n}`, n })))(
  'a state with one thing changed is refused in words or played on (seed $seed)',
  ({ seed, n }) => {
    const random = createRandom(seed)
    const setUp = readSetUp(rattleBattle, {
      players: 2 + (n % 4),
      seed,
      options: {
        scenario: scenarios[n % scenarios.length],
        crewPack1: n % 2 === 0 ? 'on' : 'off',
        lootPack1: n % 4 < 2 ? 'on' : 'off',
        marketWild: n % 8 < 4 ? 'on' : 'off',
        simultaneousPort: n % 5 === 0 ? 'on' : 'off',
        finalTie: 'rollOff',
        lateDrop: 'on',
      },
    })
    if (!setUp.ok) throw new Error(setUp.why)
    let state = rattleBattle.setup(setUp.value)
    while (rattleBattle.turn(state).kind !== 'over') {
      if (random.index(pause) === 0) checkChanged(state, random)
      state = play(state, random)
    }
  },
)

function checkChanged(state: RattleState, random: Random): void {
  const { input, what } = withOneChange(state, random)
  const read = rattleBattle.read(input)
  if (!read.ok) {
    expect(read.why.length, what).toBeGreaterThan(10)
    return
  }
  let after = read.value
  lookAround(after)
  for (let i = 0; i < farEnough && rattleBattle.turn(after).kind !== 'over'; i++) {
    after = play(after, random)
    expect(rattleBattle.fault(after), what).toBeUndefined()
  }
}
