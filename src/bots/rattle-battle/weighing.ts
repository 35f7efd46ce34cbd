/** What throws and decisions of Rattle Battle are worth, in victory points, once the match is over. */
import type { Seat } from '../../rules/game'
import { createRandom, type Random } from '../../rules/random'
import { rattleBattle } from '../../rules/rattle-battle'
import type { RattleState } from '../../rules/rattle-battle/state'
import { budgets } from '../botFor'
import { playOnInMind } from '../search'
import type { Weighing } from '../weighing'
import { rattleBattleBots } from '.'
import { standing } from './standing'
import { judged } from './weights'

const mate = rattleBattleBots.solid()

/** Played on by mates up to the next Adventure; then by what a seat has and what that will earn. */
function nextAdventure(before: unknown, after: unknown, random: Random): (seat: Seat) => number {
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
  if (rattleBattle.turn(end).kind !== 'over') return seat => standing(end, seat, judged)
  const { totals } = rattleBattle.score(end)
  return seat => totals[seat]!
}

export const rattleBattleWeighing: Weighing = {
  unit: 'points',
  throws: {
    // A roll-off decides who of equals wins: no points.
    counts: before => (before as RattleState).adventure !== undefined,
    worth(after, before) {
      const worthOf = nextAdventure(before, after, createRandom('luck'))
      return (after as RattleState).players.map((_, seat) => worthOf(seat))
    },
  },
  decisions: {
    counts: () => true,
    worth: ({ before, after, seat, random }) => nextAdventure(before, after, random)(seat),
  },
}
