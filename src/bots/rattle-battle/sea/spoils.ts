/** What an Adventure's outcome is worth to a seat, in VP. */
import type { Seat } from '../../../rules/game'
import { effectOf } from '../../../rules/rattle-battle/data/adventures'
import { stowedTokens } from '../../../rules/rattle-battle/goods/loot'
import { cardNumber } from '../../../rules/rattle-battle/phases/cardLoot'
import { seaCardOf } from '../../../rules/rattle-battle/sea/sea'
import type { RattleState } from '../../../rules/rattle-battle/state'
import { isParticipant, playerAt } from '../../../rules/rattle-battle/table'
import { type Horizon, horizonOf } from '../horizon'
import { placesBesideShips, tokenWorth } from '../pieces'
import type { Weights } from '../weights'
import type { Gains } from './position'

/** How much Loot a seat comes home with, and what each piece of it is worth there. */
interface Hoard {
  /** Stowed now, and the card's Loot. */
  readonly base: number
  /** Places from which no further Adventure of the Quest takes it. */
  readonly safe: number
  readonly capacity: number
}

export type Spoils = (gains: Gains) => number

export function spoilsFor(state: RattleState, seat: Seat, weights: Weights): Spoils {
  const ahead = horizonOf(state)
  const card = seaCardOf(state)
  const hoards = state.players.map((_, other) => hoardOf(state, other, ahead))
  const most = effectOf(card.id, 'mostTrophiesLoot')
  const closes = effectOf(card.id, 'closeLocation') ? 1.5 : 0
  const tax = effectOf(card.id, 'noTrophyTax')?.coins ?? 0
  const token = tokenWorth(ahead, weights)
  const worthOf = (gains: Gains, other: Seat, mostTrophies: number) => {
    const { coins, loot, lost, trophies } = gains
    const isBest = trophies[other]! > 0 && trophies[other]! === mostTrophies
    const extra = isBest ? (most?.count ?? 0) : 0
    const pays = trophies[other] === 0 && isParticipant(state, other) ? Math.min(tax, 0.7) : 0
    return (
      coins[other]! -
      pays +
      (isBest ? closes : 0) +
      hoardWorth(hoards[other]!, loot[other]! + extra - lost[other]!, token, weights)
    )
  }
  return gains => {
    const mostTrophies = Math.max(...gains.trophies)
    let rivals = 0
    let own = 0
    for (let other = 0; other < hoards.length; other++) {
      const worth = worthOf(gains, other, mostTrophies)
      if (other === seat) own = worth
      else rivals += worth
    }
    return own - (weights.rivals * rivals) / Math.max(1, hoards.length - 1)
  }
}

function hoardOf(state: RattleState, seat: Seat, ahead: Horizon): Hoard {
  const player = playerAt(state, seat)
  const drawn = isParticipant(state, seat) ? cardNumber(state, seat, seaCardOf(state).loot) : 0
  const beside = placesBesideShips(player)
  const capacity = player.dice.length + beside
  return {
    base: stowedTokens(player.stowed).length + player.quay.length + drawn,
    safe: ahead.seaThisQuest > 0 ? beside : capacity,
    capacity,
  }
}

function hoardWorth(
  { base, safe, capacity }: Hoard,
  change: number,
  token: number,
  weights: Weights,
): number {
  const count = Math.max(0, base + change)
  const inSafety = Math.min(count, safe)
  const loose = Math.min(count, capacity) - inSafety
  const spare = Math.max(0, count - capacity)
  return inSafety * token + Math.max(0, loose) * weights.looseToken + Math.min(4, spare) * weights.spareToken
}
