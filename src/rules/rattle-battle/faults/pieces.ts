/** Impossible states of Parts, Upgrades and Sailors as pieces (invariants 4 and 14). */
import type { Refusal } from '../../game'
import { firstOf, refuse } from '../../refusal'
import { partCount } from '../data/loot'
import { upgradeCard } from '../data/upgrades'
import type { Player, RattleState } from '../state'
import { cannonsOf, sailsOf } from '../table'
import { type Part, parts } from '../vocabulary'

/** A Hamster Hold is one piece; the other two are in the stock again. */
const piecesOf: Readonly<Record<Part, (player: Player) => number>> = {
  sail: sailsOf,
  cannon: cannonsOf,
  hold: ({ holds, hamsters }) => holds + hamsters,
}

export function faultOfParts({ players, stock }: RattleState): Refusal | undefined {
  const wrong = parts.find(part => {
    const placed = players.reduce((sum, player) => sum + piecesOf[part](player), 0)
    return stock[part] + placed !== partCount[part]
  })
  return firstOf(
    () =>
      wrong !== undefined &&
      refuse('RB-16', `There must be ${partCount[wrong!]} pieces of the Part ${wrong}`),
    () => players.some(player => player.holds > 2) && refuse('RB-279', 'Three Holds become a Hamster Hold'),
  )
}

/** The cards are known to be there. */
export function faultOfUses({ players }: RattleState): Refusal | undefined {
  const upgrades = players.flatMap(player => player.upgrades)
  const exhausted = upgrades.find(({ id, ready }) => !ready && upgradeCard(id).icon !== 'E')
  const used = upgrades.find(({ id, used }) => used && upgradeCard(id).icon !== '1')
  const again = players.find(player => player.sailors.some(({ uses }) => uses > mostUses(player)))
  return firstOf(
    () => exhausted && refuse('RB-15', `${upgradeCard(exhausted.id).name} is never exhausted`),
    () => used && refuse('RB-164', `${upgradeCard(used.id).name} is not marked as used`),
    () => again && refuse('RB-250', 'Each Sailor is used once'),
  )
}

/** A second time with Heaven's Kitchen (U08). */
function mostUses({ upgrades }: Player): number {
  return upgrades.some(({ id }) => id === 'U08') ? 2 : 1
}
