/** The Strength of a Ship in the Battle, at the moment when it fights (RB-213, RB-214, RB-219). */
import type { DieSymbol } from '../../../measure'
import { markOf } from '../data/dice'
import { rowOf, seaCardOf } from '../sea/sea'
import type { RattleState, SeaDie } from '../state'
import { cannonsOf, hasUpgrade, ownerOf, playerAt } from '../table'
import { adventureOf } from '../work'

/** RB-213: by the Cannons on the Galleon, ready and exhausted together. */
const cannonStrengths = [2, 3, 4, 5, 6] as const

/** The Cannon result by the number of Cannons (RB-213, RB-293). */
export function cannonStrength(cannons: number): number {
  return cannonStrengths[Math.min(cannons, 4)]!
}

export function strengthOf(state: RattleState, die: SeaDie): number {
  const owner = ownerOf(state, die.id)
  if (owner === undefined) return npStrength(state, die)
  const mark = markOf(die.id, die.face)
  const printed =
    typeof mark === 'number'
      ? mark
      : hasUpgrade(state, owner, 'U10')
        ? 6
        : cannonStrength(cannonsOf(playerAt(state, owner)))
  const { ballistas, grogged } = adventureOf(state)
  const ballista = ballistas.includes(owner) ? 1 : 0
  return printed + ballista + 2 * grogged.filter(id => id === die.id).length
}

/** RB-214, RB-214a, RB-132: a printed Strength, else the number, else 1. */
function npStrength(state: RattleState, die: SeaDie): number {
  const mark = markOf(die.id, die.face)
  const printed = rowOf(seaCardOf(state), die)?.strength
  if (typeof printed === 'number') return printed
  if (typeof mark === 'number') return mark
  return printed?.[mark as DieSymbol] ?? 1
}
