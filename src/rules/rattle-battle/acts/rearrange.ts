import { firstOf, refuse } from '../../refusal'
import { does } from '../../sentence'
import { discardLoot, lootText, stowedTokens } from '../goods/loot'
import { checkPlan, slotsNow, stowByPlan } from '../goods/stowing'
import type { MoveRule } from '../moveRule'
import { owesStowing } from '../port/visit'
import { phaseIds } from '../state'
import { nameOf, playerAt } from '../table'
import { say } from '../work'

/** RB-286, RB-286a: an aside, allowed whenever the player may act; only in the Port may Loot be left out (RB-312). */
export const rearrange: MoveRule<'rearrange'> = {
  rule: 'RB-286',
  phases: phaseIds.filter(phase => phase !== 'game.over'),

  check(state, { seat, stowPlan }) {
    const stowed = stowedTokens(playerAt(state, seat).stowed)
    const isComplete = Object.keys(stowPlan).length === stowed.length
    return firstOf(
      () => checkPlan(stowPlan, slotsNow(state, seat), stowed),
      () =>
        !isComplete &&
        state.visit === undefined &&
        refuse('RB-312', 'Loot can be given up freely in the Port only: find a place for each token'),
      () =>
        !isComplete &&
        owesStowing(state, seat) &&
        refuse('RB-275', 'First stow the Loot that you have drawn'),
    )
  },

  play(work, { seat, stowPlan }) {
    const kept = new Set(Object.values(stowPlan))
    const lost = stowedTokens(playerAt(work.state, seat).stowed).filter(token => !kept.has(token))
    const text = lootText(work.state, lost)
    discardLoot(work, seat, lost, 'discard')
    stowByPlan(work, seat, stowPlan)
    const who = nameOf(work.state, seat)
    const data = { seat }
    if (lost.length > 0)
      say(work, 'RB-312', `${who} ${does(seat, 'discards', 'discard')} ${text}`, { kind: 'rearrange', data })
    else
      say(work, 'RB-286', `${who} ${does(seat, 'rearranges', 'rearrange')} the stowed Loot`, {
        kind: 'rearrange',
        data,
      })
  },

  list: () => [],
  name(state, { seat, stowPlan }) {
    const kept = new Set(Object.values(stowPlan))
    const lost = stowedTokens(playerAt(state, seat).stowed).filter(token => !kept.has(token))
    return lost.length > 0 ? `Discard ${lootText(state, lost)}` : 'Rearrange the stowed Loot'
  },
}
