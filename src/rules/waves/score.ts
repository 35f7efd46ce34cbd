/** What everybody has collected, and who has won (3.5, WV-146a). */
import type { Score, ScoreLine, Seat, Standing, Won } from '../game'
import { differentIn, missingTo, rankingOf } from './goals'
import { goalOf, partyOf, seatsOfParty } from './seating'
import type { WavesState } from './state'
import { classes, classPlural, countOf } from './vocabulary'

/** WV-10: a team wins together; equal parties share the victory. */
export function wonIn(state: WavesState): Won {
  const winners = winnersOf(state)
  const isOneParty = rankingOf(state)[0]?.length === 1
  return { winners, ...(isOneParty && winners.length > 1 && { asTeam: true }) }
}

/** Everybody of the first group of the ranking: the winning party, or several that share the victory. */
export function winnersOf(state: WavesState): readonly Seat[] {
  const [first = []] = rankingOf(state)
  return first.flatMap(party => seatsOfParty(state, party)).sort((a, b) => a - b)
}

export function scoreOf(state: WavesState): Score {
  const displays = state.hands.map((_, seat) => state.displays[partyOf(state, seat)]!)
  const lines = classes.map(
    (cls): ScoreLine => ({
      rule: 'WV-63',
      text: classPlural(cls),
      points: displays.map(display => countOf(display, cls)),
    }),
  )
  return {
    totals: displays.map(display => display.length),
    lines,
    winners: state.phase === 'over' ? winnersOf(state) : [],
  }
}

/** WV-57 to WV-59: both ways to win, as far as the party of each seat has come. */
export function standingsOf(state: WavesState): readonly Standing[] {
  return state.hands.map((_, seat) => {
    const party = partyOf(state, seat)
    const display = state.displays[party]!
    const goal = goalOf(state, party)
    const different = differentIn(display)
    const isClose = state.phase !== 'over' && missingTo(display, goal) === 1
    return {
      short: `${display.length}/${goal.total} Elders\n${different}/${goal.different} classes`,
      text: `${different} of ${goal.different} classes · ${display.length} of ${goal.total} Elders`,
      ...(isClose && { threat: 'One to win' }),
    }
  })
}
