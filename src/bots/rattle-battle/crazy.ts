/** Choices of mini-games (4.5): which die to pick, to set aside or to toss, and what to roll again. */
import { crazyOf, rolledValue } from '../../rules/rattle-battle/crazy/miniGame'
import { markOf } from '../../rules/rattle-battle/data/dice'
import { movesOf } from '../../rules/rattle-battle/legality'
import type { RattleMove, Reroll } from '../../rules/rattle-battle/moves'
import { playerAt } from '../../rules/rattle-battle/table'
import type { DieId } from '../../rules/rattle-battle/vocabulary'
import { adventureOf } from '../../rules/rattle-battle/work'
import { bestOf } from '../search'
import type { Mind } from './mind'
import { movesOfKind } from './movesOfKind'

export function playCrazy(mind: Mind): RattleMove {
  const { state, seat, random } = mind
  const moves = movesOf(state, seat, random)
  const picks = movesOfKind(moves, 'pick')
  if (picks.length > 0) return bestOf(picks, ({ dieId }) => pickWorth(mind, dieId), random)
  const asides = movesOfKind(moves, 'setAside')
  // The lowest that is high enough: later rounds need the higher ones.
  if (asides.length > 0) return bestOf(asides, ({ dieId }) => -rolledValue(state, dieId), random)
  const rerolls = movesOfKind(moves, 'reroll')
  return rerolls.length > 0 ? reroll(mind, rerolls) : random.pick(moves)
}

/** Brawl: the highest, but not always; a Cannon falls to a 1, and a 1 wins against a Cannon only. */
function pickWorth({ state, random }: Mind, die: DieId): number {
  const mark = markOf(die, crazyOf(state).faces[die]!)
  const surprise = random.between(0, 1.5)
  if (mark === 1) return 2 + surprise
  return rolledValue(state, die) + surprise - (mark === 'CANNON' ? 0.5 : 0)
}

/** Drinking Contest: low dice again. Gunner's Ladder: all but the longest run. */
function reroll(mind: Mind, moves: readonly Reroll[]): Reroll {
  const { state } = mind
  const again =
    adventureOf(state).card === 'C09'
      ? outsideLadder(mind)
      : new Set(playerAt(state, mind.seat).dice.filter(die => rolledValue(state, die) <= 3))
  return bestOf(
    moves,
    ({ dieIds }) =>
      dieIds.filter(die => again.has(die)).length - 2 * dieIds.filter(die => !again.has(die)).length,
    mind.random,
  )
}

function outsideLadder({ state, seat }: Mind): ReadonlySet<DieId> {
  const { dice } = playerAt(state, seat)
  const byValue = new Map(dice.map(die => [rolledValue(state, die), die]))
  const runs = [...byValue.keys()].map(top => {
    const run: DieId[] = []
    for (let value = top; byValue.has(value); value--) run.push(byValue.get(value)!)
    return run
  })
  const longest = runs.toSorted((a, b) => b.length - a.length)[0]!
  return new Set(dice.filter(die => !longest.includes(die)))
}
