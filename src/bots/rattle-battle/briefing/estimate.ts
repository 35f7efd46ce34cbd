/** How many Ships to send by averages: what one more is likely to sink, and what it is likely to cost (section 10). */
import { dieFaces } from '../../../measure'
import { dieInfo, npShipsOf } from '../../../rules/rattle-battle/data/dice'
import { stowedTokens } from '../../../rules/rattle-battle/goods/loot'
import type { RattleMove } from '../../../rules/rattle-battle/moves'
import { cardNumber } from '../../../rules/rattle-battle/phases/cardLoot'
import { strengthOf } from '../../../rules/rattle-battle/phases/strength'
import { actionOf, rowOf, seaCardOf } from '../../../rules/rattle-battle/sea/sea'
import type { RattleState, SeaDie } from '../../../rules/rattle-battle/state'
import { playerAt } from '../../../rules/rattle-battle/table'
import { type DieId, npColours } from '../../../rules/rattle-battle/vocabulary'
import { adventureOf } from '../../../rules/rattle-battle/work'
import { horizonOf } from '../horizon'
import type { Mind } from '../mind'
import { tokenWorth } from '../pieces'
import { prizeOf } from '../sea/prizes'
import { sendings } from './send'

/** A die with each of its faces up, somewhere. */
function facesOf(id: DieId): readonly SeaDie[] {
  const count = dieFaces[dieInfo(id).kind].length
  return Array.from({ length: count }, (_, index) => ({ id, x: 0, y: 0, yaw: 0, face: index + 1 }))
}

interface Fleet {
  readonly size: number
  /** Ships that leave before the Battle, on average. */
  readonly escapes: number
  /** Player Ships that are sunk before the Battle, on average. */
  readonly hits: number
  /** For every result of every die that stays. */
  readonly foes: readonly { readonly strength: number; readonly prize: number }[]
}

function fleetOf(state: RattleState): Fleet {
  const card = seaCardOf(state)
  const ids = npColours.flatMap(colour => npShipsOf(colour, card.fleet[colour] ?? 0))
  let escapes = 0
  let hits = 0
  const foes: { strength: number; prize: number }[] = []
  for (const id of ids) {
    for (const die of facesOf(id)) {
      const row = rowOf(card, die)
      if (actionOf(row, 'escape') || actionOf(row, 'ally') || actionOf(row, 'reef')) {
        escapes += 1 / 6
        continue
      }
      if (actionOf(row, 'volley')) hits += 1 / 6
      // About half of the victims of an explosion are Player Ships.
      if (actionOf(row, 'explode')) hits += (actionOf(row, 'explode')!.count ?? 2) / 12
      const { coins, loot } = prizeOf(state, die)
      foes.push({ strength: strengthOf(state, die), prize: coins + 0.75 * loot })
    }
  }
  return { size: ids.length, escapes, hits, foes }
}

/** One more Ship after another, as long as it promises more than it costs; one at least where the card gives Loot. */
export function sendByEstimate(mind: Mind): RattleMove {
  const { state, seat, weights } = mind
  const options = sendings(mind)
  const token = tokenWorth(horizonOf(state), weights)
  const fleet = fleetOf(state)
  const others = othersAtSea(state, seat)
  let best = options[0]!
  let mostGain = 0
  let gain = Math.min(2, cardNumber(state, seat, seaCardOf(state).loot)) * token
  for (const option of options.slice(1)) {
    const before = options[option.move.dieIds.length - 1]!
    const ship = option.move.dieIds.at(-1)!
    const lostLoot = before.kept.length - option.kept.length
    gain += shipWorth(state, ship, fleet, others + option.move.dieIds.length, token)
    gain -= lostLoot * token
    if (gain <= mostGain) continue
    mostGain = gain
    best = option
  }
  return best.move
}

/** What a Ship brings on average among this many of all players. */
function shipWorth(
  state: RattleState,
  ship: DieId,
  { size, escapes, hits, foes }: Fleet,
  atSea: number,
  token: number,
): number {
  let prizes = 0
  let defeats = 0
  const faces = facesOf(ship)
  for (const die of faces) {
    const strength = strengthOf(state, die)
    for (const foe of foes) {
      if (strength >= foe.strength) prizes += foe.prize
      if (strength <= foe.strength) defeats += 1
    }
  }
  const pairs = Math.max(1, faces.length * foes.length)
  const met = Math.min(1, (size - escapes) / atSea)
  return (met * prizes) / pairs - token * Math.min(1, (met * defeats) / pairs + hits / atSea)
}

/** Ships of the others: those that are sent, and of undecided players those that carry nothing. */
function othersAtSea(state: RattleState, seat: number): number {
  return state.players.reduce((sum, _, other) => {
    if (other === seat) return sum
    const sent = adventureOf(state).committed[other]!.length
    const player = playerAt(state, other)
    const isWaiting = state.queue.includes(other)
    const empty = Math.max(1, player.dice.length - stowedTokens(player.stowed).length)
    return sum + (isWaiting ? empty : sent)
  }, 0)
}
