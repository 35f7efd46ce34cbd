/** A seat's position as a whole, in VP: what counts already, what will be earned, and Loot on its way. */
import { vpCard } from '../../rules/rattle-battle/data/loot'
import { tokensOf } from '../../rules/rattle-battle/goods/loot'
import { repairsDue } from '../../rules/rattle-battle/phases/repairing'
import type { RattleState } from '../../rules/rattle-battle/state'
import { playerAt } from '../../rules/rattle-battle/table'
import { horizonOf } from './horizon'
import { crewWorth, tokenWorth } from './pieces'
import { offersFor } from './port/offers'
import { planPort } from './port/plan'
import { purseOf, sizeOf } from './port/purse'
import type { Weights } from './weights'

/** Loot kept for its card (L1 to L5), and tokens that lie on Sailors of the Crew pack. */
const specialWorth = 0.8
const storedWorth = 0.7

export function standing(state: RattleState, seat: number, weights: Weights): number {
  const player = playerAt(state, seat)
  const ahead = horizonOf(state)
  const tokens = tokensOf(state, seat)
  const purse = purseOf(state, tokens)
  const stored = player.sailors.reduce((sum, { store }) => sum + store.length, 0)
  const special = tokens.length - sizeOf(purse)
  const due = state.adventure ? repairsDue(state, seat) : 0
  return (
    player.vpCards.reduce((sum, id) => sum + vpCard(id).vp, 0) +
    crewWorth(player, ahead, weights) +
    (player.sails.ready + player.cannons.ready) * (ahead.seaThisQuest > 0 ? weights.readyPiece : 0) +
    planPort(purse, offersFor(state, seat, weights)).value +
    specialWorth * special +
    storedWorth * stored -
    tokenWorth(ahead, weights) * Math.min(due, tokens.length)
  )
}
