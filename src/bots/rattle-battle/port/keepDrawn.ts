/** Which of the cards drawn in Tavern and Workshop to keep (RB-321 to RB-326). */
import type { KeepSailor, RattleMove } from '../../../rules/rattle-battle/moves'
import { playerAt } from '../../../rules/rattle-battle/table'
import { isSeen, type SailorId, type UpgradeId } from '../../../rules/rattle-battle/vocabulary'
import { visitOf } from '../../../rules/rattle-battle/work'
import { bestOf } from '../../search'
import { horizonOf } from '../horizon'
import { isLegal, type Mind } from '../mind'
import { sailorWorth, upgradeWorth } from '../pieces'
import { bestPart } from './parts'

/** The card to keep, if any have been drawn. */
export function keepDrawn(mind: Mind): RattleMove | undefined {
  const { drawnSailors, drawnUpgrades } = visitOf(mind.state)
  const sailors = drawnSailors[mind.seat]!.filter(isSeen)
  const upgrades = drawnUpgrades[mind.seat]!.filter(isSeen)
  if (sailors.length > 0) return keepSailor(mind, sailors)
  return upgrades.length > 0 ? keepUpgrade(mind, upgrades) : undefined
}

function keepSailor(mind: Mind, drawn: readonly SailorId[]): RattleMove {
  const { state, seat, weights, random } = mind
  const player = playerAt(state, seat)
  const ahead = horizonOf(state)
  const plain = (id: SailorId) => sailorWorth(player, id, ahead, weights, true)
  const companion = (id: SailorId) =>
    drawn.filter(other => other !== id).toSorted((a, b) => plain(b) - plain(a))[0]
  // Louigi brings another one of them.
  const worth = (id: SailorId) => {
    const extra = id === 'N13' ? companion(id) : undefined
    return plain(id) + (extra === undefined ? 0 : plain(extra))
  }
  const cardId = bestOf(drawn, worth, random)
  const extraCardId = cardId === 'N13' ? companion(cardId) : undefined
  const move: KeepSailor = {
    kind: 'keepSailor',
    seat,
    cardId,
    ...(extraCardId !== undefined && { extraCardId }),
  }
  const withPart: KeepSailor = { ...move, part: bestPart(mind) }
  return isLegal(mind, move) ? move : withPart
}

function keepUpgrade({ state, seat, weights, random }: Mind, drawn: readonly UpgradeId[]): RattleMove {
  const player = playerAt(state, seat)
  const ahead = horizonOf(state)
  const cardId = bestOf(drawn, id => upgradeWorth(player, id, ahead, weights), random)
  return { kind: 'keepUpgrade', seat, cardId }
}
