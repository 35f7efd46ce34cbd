import type { Random } from '../../random'
import { firstOf, refuse } from '../../refusal'
import { lootText, selections, tokensOf } from '../goods/loot'
import { checkPlan, planFor, slotsNow, stowLoot } from '../goods/stowing'
import type { MoveRule } from '../moveRule'
import { owesStowing, portPhases } from '../port/visit'
import { leaveQueue } from '../stages/queue'
import type { RattleState } from '../state'
import { playerAt } from '../table'
import type { TokenId } from '../vocabulary'

/** RB-275 to RB-278: what is kept goes into its places, the rest back into the bag. */
export const stow: MoveRule<'stow'> = {
  rule: 'RB-275',
  // In the Port it is asked for where a Treasure Map brings more than there is room for (L3).
  phases: ['stow', ...portPhases],
  check: (state, { seat, stowPlan }) =>
    firstOf(
      () =>
        state.phase !== 'stow' && !owesStowing(state, seat) && refuse('RB-275', 'You have nothing to stow'),
      () => checkPlan(stowPlan, slotsNow(state, seat), tokensOf(state, seat)),
    ),

  play(work, { seat, stowPlan }) {
    stowLoot(work, seat, stowPlan)
    if (work.state.phase === 'stow') leaveQueue(work, seat)
  },

  list(state, seat, random) {
    if (state.phase !== 'stow' && !owesStowing(state, seat)) return []
    const slots = slotsNow(state, seat)
    const { stowed } = playerAt(state, seat)
    return keptSets(state, tokensOf(state, seat), slots.length, random).map(keep => ({
      kind: 'stow',
      seat,
      stowPlan: planFor(stowed, slots, keep)!,
    }))
  },

  name(state, { seat, stowPlan }) {
    const kept = Object.values(stowPlan)
    const lost = tokensOf(state, seat).filter(token => !kept.includes(token))
    return `Stow ${lootText(state, kept)}${lost.length > 0 ? `, give up ${lootText(state, lost)}` : ''}`
  },
}

/** Once in this many samples a way to keep less is among them. */
const rarity = 8

/** Every way to keep as much as there is room for, and now and then a way to keep less (RB-278a). */
function keptSets(
  state: RattleState,
  tokens: readonly TokenId[],
  room: number,
  random: Random,
): readonly (readonly TokenId[])[] {
  const most = Math.min(tokens.length, room)
  const all = selections(state, tokens, most)
  if (most === 0 || random.index(rarity) > 0) return all
  return [...all, random.pick(selections(state, tokens, random.index(most)))]
}
