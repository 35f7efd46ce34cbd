/** How much of the game is still to come: what a piece or a token can still earn depends on it. */
import { adventureCard, questsOf } from '../../rules/rattle-battle/data/adventures'
import type { RattleState } from '../../rules/rattle-battle/state'

export interface Horizon {
  /** Port visits to come, the one that is going on included. */
  readonly ports: number
  /** Sea Adventures of this Quest after the one that is being played. */
  readonly seaThisQuest: number
  /** Quests after this one, each with its Sails and Cannons ready again. */
  readonly laterQuests: number
  /** Sea Adventures of those later Quests. */
  readonly seaLater: number
}

/** Card number 4 of the introduction is played ashore (4.6). */
const introOrder = ['I01', 'I02', 'I03', 'I04', 'I05', 'I06', 'I07']

/** For each Quest, which of its Adventures are played at Sea. */
function seaPlan(state: RattleState): readonly (readonly boolean[])[] {
  const { scenario } = state.options
  const quests = questsOf(scenario)
  if (scenario !== 'intro') return quests.map(piles => piles.map(pile => pile !== 'crazy'))
  let number = 0
  return quests.map(piles => piles.map(() => adventureCard(introOrder[number++]!).kind === 'sea'))
}

export function horizonOf(state: RattleState): Horizon {
  const plan = seaPlan(state)
  const countSea = (some: readonly boolean[]) => some.filter(Boolean).length
  const present = plan[state.quest]!
  return {
    ports: plan.length - state.quest,
    seaThisQuest: state.visit ? 0 : countSea(present.slice(state.stage + 1)),
    laterQuests: plan.length - state.quest - 1,
    seaLater: plan.slice(state.quest + 1).reduce((sum, quest) => sum + countSea(quest), 0),
  }
}
