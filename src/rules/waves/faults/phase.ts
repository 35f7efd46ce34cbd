/** Impossible states of phases, rounds and the end (I3, I10, I11, I17). */
import type { Refusal } from '../../game'
import { firstOf, refuse } from '../../refusal'
import { winningParty, wonBy } from '../goals'
import { goalOf, isHeadToHead, modeOf } from '../seating'
import type { WavesState } from '../state'
import { mostMisses } from '../toss'

export function faultOfPhase(state: WavesState): Refusal | undefined {
  const { phase, toss, starter, wave, round, displays } = state
  const isSetUp = phase === 'toss' || phase === 'placeToken'
  const limit = state.options.roundLimit
  const winners = displays.filter((display, party) => wonBy(display, goalOf(state, party))).length
  return firstOf(
    () =>
      (phase === 'toss') !== (toss !== undefined) &&
      refuse('WV-150', 'While the Wave token is tossed, and only then, a toss is awaited'),
    () => toss !== undefined && faultOfToss(state),
    () =>
      (phase === 'placeToken') !== (starter !== undefined) &&
      refuse('WV-47', 'While the Wave token is placed, and only then, somebody is named to start'),
    () =>
      phase === 'placeToken' &&
      !isHeadToHead(state) &&
      refuse('WV-47', 'Only in Head to head the token is placed'),
    () =>
      isSetUp !== (wave === undefined) && refuse('WV-37', 'The Wave token is on the table once play begins'),
    () => isSetUp !== (round === 0) && refuse('WV-65', 'Rounds are counted from the first Council on'),
    () =>
      isSetUp &&
      (displays.some(one => one.length > 0) || state.discard.length > 0 || state.shells > 0) &&
      refuse('WV-65', 'Nothing is collected, discarded or laid out before the first round'),
    () => state.idleRounds > round && refuse('WV-145', 'There were not so many rounds'),
    () => limit > 0 && round > limit && refuse('WV-145', 'This table has agreed on fewer rounds'),
    () => winners > 1 && refuse('WV-62', 'Only one party can have reached its goal'),
    () => phase !== 'over' && winners > 0 && refuse('WV-61', 'The game was over when the goal was reached'),
    () =>
      phase === 'over' &&
      winningParty(state) === undefined &&
      (limit === 0 || round !== limit) &&
      refuse('WV-61', 'Nobody has won, so the game goes on'),
  )
}

function faultOfToss({ toss, options, hands }: WavesState): Refusal | undefined {
  const isForSolo = toss?.for === 'solo'
  return firstOf(
    () =>
      toss !== undefined &&
      toss.misses >= mostMisses &&
      refuse('WV-153', 'After three tosses chance decides'),
    () =>
      isForSolo &&
      (modeOf({ hands, options }).solo === undefined || options.soloSeat !== 'toss') &&
      refuse('WV-23a', 'Nobody is tossed for here to play alone'),
    () =>
      toss?.for === 'holder' &&
      options.firstHolder !== 'toss' &&
      refuse('WV-38', 'This table does not toss for the Wave token'),
  )
}
