import type { Refusal, Thrown } from '../../game'
import { firstOf, refuse } from '../../refusal'
import type { MoveRule } from '../moveRule'
import { giveToken, seatSoloPlayer } from '../setup'
import { mostMisses, readToss, type TossResult, upperSide, waveToken } from '../toss'
import { byChance, change, say, type Work } from '../work'

function checkToken({ dice }: Thrown): Refusal | undefined {
  const [token, ...more] = dice
  if (token?.id !== waveToken.id || token.kind !== waveToken.kind || more.length > 0) {
    return refuse('WV-150', 'The Wave token is tossed, and nothing else')
  }
  const isMisread = token.face !== upperSide(token)
  return isMisread ? refuse('WV-152', 'The token lies with its other side up than was read') : undefined
}

export const thrown: MoveRule<'thrown'> = {
  rule: 'WV-150',
  phase: 'toss',

  check: (state, move) =>
    firstOf(
      () =>
        !state.personAt.includes(move.seat) &&
        refuse('WV-150', 'Somebody at the table tosses the Wave token'),
      () =>
        move.fist !== undefined && refuse('WV-153', 'A token that tells nothing is tossed again, not shaken'),
      () => checkToken(move),
    ),

  play(work, { dice, unsettled }) {
    const toss = work.state.toss!
    const count = work.state.hands.length
    work.reveals = true
    const result: TossResult = unsettled
      ? { kind: 'again', why: 'it does not come to rest' }
      : readToss(dice[0]!, count)
    if (result.kind === 'sector') {
      decide(work, toss.for, result.sector)
      return
    }
    const misses = toss.misses + 1
    if (misses < mostMisses) {
      change(work, { toss: { ...toss, misses } })
      const text = `The Wave token is tossed again: ${result.why}`
      say(work, 'WV-153', text, 'tossedAgain', { misses, why: result.why })
      return
    }
    const place = byChance(work, random => random.index(count))
    const text = `Three tosses told nothing (${result.why}): chance decides`
    say(work, 'WV-153', text, 'decidedByChance', { place })
    decide(work, toss.for, place)
  },

  list: () => [],
  name: () => 'Toss the Wave token',
}

function decide(work: Work, purpose: 'solo' | 'holder', place: number): void {
  if (purpose === 'solo') seatSoloPlayer(work, place)
  else giveToken(work, place)
}
