/** What would follow from the Sea as it lies, without playing it: for "why this order?" (section 7). */
import type { RuleEvent } from '../../game'
import { told } from '../../sentence'
import { adventureCard } from '../data/adventures'
import { isPlayerShip, seaOf } from '../sea/sea'
import type { RattleState } from '../state'
import { startWork } from '../work'
import { enterBattle } from './battle'
import { actNpShips } from './npPhase'

const isAtSea = (state: RattleState) =>
  state.adventure !== undefined &&
  adventureCard(state.adventure.card).kind === 'sea' &&
  seaOf(state).length > 0

/** The Battle, fight by fight, if it began now (RB-210 to RB-217). */
export function foreseenBattle(state: RattleState): readonly RuleEvent[] {
  if (!isAtSea(state)) return []
  const work = startWork(state)
  enterBattle(work)
  return work.events.map(told)
}

/** What the NP Ships in the Sea would do if they acted now, in the order in which they do it (RB-130 to RB-139). */
export function foreseenActions(state: RattleState): readonly RuleEvent[] {
  if (!isAtSea(state)) return []
  const work = startWork(state)
  actNpShips(
    work,
    seaOf(state)
      .filter(die => !isPlayerShip(die))
      .map(die => die.id),
  )
  return work.events.map(told)
}
