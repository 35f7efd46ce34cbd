/** What drops and decisions of Rattle Battle are worth, in victory points, once the match is over. */
import type { Seat } from '../../rules/game'
import { createRandom } from '../../rules/random'
import { rattleBattle } from '../../rules/rattle-battle'
import type { RattleState } from '../../rules/rattle-battle/state'
import { budgets } from '../botFor'
import { playOnInMind, startMeter } from '../search'
import type { Decided, Weighing } from '../weighing'
import { rattleBattleBots } from '.'
import { prospect } from './sea/prospect'
import { standing } from './standing'
import { judged } from './weights'

/** More than any Sea takes: every drop is looked at as thoroughly as every other. */
const positions = 20_000

/** What the Sea promises after a drop: the Battle as it stands, and what one shot and one Sail would add. */
function dropWorth(state: RattleState, seat: Seat): number {
  const mind = {
    state,
    seat,
    random: createRandom('luck'),
    meter: startMeter({ positions }),
    weights: judged,
  }
  return prospect(mind)
}

const mate = rattleBattleBots.solid()

/** Played on by mates up to the next Adventure; then by what the seat has and what that will earn. */
function decisionWorth({ before, after, seat, random }: Decided): number {
  const { quest, stage } = before as RattleState
  const end = playOnInMind(
    {
      game: rattleBattle,
      bot: mate,
      budget: budgets.solid,
      random,
      until: state => (state.quest !== quest || state.stage !== stage) && state.phase === 'briefing.commit',
    },
    after as RattleState,
  )
  const isOver = rattleBattle.turn(end).kind === 'over'
  return isOver ? rattleBattle.score(end).totals[seat]! : standing(end, seat, judged)
}

export const rattleBattleWeighing: Weighing = {
  unit: 'points',
  thrown(state) {
    const { phase, adventure, players } = state as RattleState
    // Roll-offs and dice of cards decide something else.
    if (phase !== 'actions.turn' || !adventure?.sea.length) return undefined
    return players.map((_, seat) => dropWorth(state as RattleState, seat))
  },
  decisions: { counts: () => true, worth: decisionWorth },
}
