/** What decisions in WAVES are worth, as chances of 100 to win, once the match is over. No dice fall in it. */
import { waves } from '../../rules/waves'
import { partyOf } from '../../rules/waves/seating'
import type { WavesState } from '../../rules/waves/state'
import { chancesBy, playOnInMind } from '../search'
import type { Decided, Weighing } from '../weighing'
import { wavesBots } from '.'
import { dawnOf, featuresOf } from './legend/dawn'
import { learned } from './legend/outlookLearned'

/** With less thought than at the table, for they think thousands of times. */
const hasty = { positions: 200 }
const captain = wavesBots.strong()

const isDawn = ({ phase, slots }: WavesState) =>
  phase === 'play' && slots.every(({ agents }) => agents === undefined)

/** Played on by captains to the next round; then by what such rounds have led to. */
function chanceToWin({ before, after, seat, random }: Decided): number {
  const { round } = before as WavesState
  const end = playOnInMind(
    {
      game: waves,
      bot: captain,
      budget: hasty,
      random,
      until: state => state.round !== round && isDawn(state),
    },
    after as WavesState,
  )
  const turn = waves.turn(end)
  if (turn.kind === 'over') return turn.winners.includes(seat) ? 100 : 0
  return 100 * chancesBy(learned, featuresOf(dawnOf(end)))[partyOf(end, seat)]!
}

export const wavesWeighing: Weighing = {
  unit: 'chances of 100',
  decisions: {
    counts: state => ['play', 'discard'].includes((state as WavesState).phase),
    worth: chanceToWin,
  },
}
