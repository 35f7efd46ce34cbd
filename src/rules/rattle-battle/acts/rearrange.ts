import { discardLoot, stowedTokens } from '../loot'
import { firstOf, type MoveRule, refuse } from '../moveRule'
import { phaseIds } from '../state'
import { checkPlan, slotsNow, stowByPlan } from '../stowing'
import { nameOf, playerAt } from '../table'
import { say } from '../work'

/** RB-286, RB-286a: an aside, allowed whenever he may act; only in the Port may Loot be left out (RB-312). */
export const rearrange: MoveRule<'rearrange'> = {
  rule: 'RB-286',
  phases: phaseIds.filter(phase => phase !== 'game.over'),

  check(state, { seat, stowPlan }) {
    const stowed = stowedTokens(playerAt(state, seat).stowed)
    const isComplete = Object.keys(stowPlan).length === stowed.length
    return firstOf(
      checkPlan(stowPlan, slotsNow(state, seat), stowed),
      !isComplete &&
        state.visit === undefined &&
        refuse('RB-312', 'Loot can be given up freely in the Port only: find a place for each token'),
    )
  },

  play(work, { seat, stowPlan }) {
    const kept = new Set(Object.values(stowPlan))
    const lost = stowedTokens(playerAt(work.state, seat).stowed).filter(token => !kept.has(token))
    discardLoot(work, seat, lost, 'discard')
    stowByPlan(work, seat, stowPlan)
    say(work, 'RB-286', `${nameOf(work.state, seat)} rearranges the stowed Loot`, {
      kind: 'rearrange',
      data: { seat },
    })
  },

  list: () => [],
  name: () => 'Rearrange the stowed Loot',
}
