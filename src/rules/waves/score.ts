/** What everybody has collected, and who has won (3.5, WV-146a). */
import type { Score, ScoreLine, Seat } from '../game'
import { rankingOf } from './goals'
import { partyOf, seatsOfParty } from './seating'
import type { WavesState } from './state'
import { classes, classPlural, countOf } from './vocabulary'

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
