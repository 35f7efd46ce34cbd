import { type ChiSquare, dispersion, equalChances, independence, sum } from '../../match/fairness/chiSquare'
import type { ThrowStyle } from '../../measure'
import type { Tally } from './tally'

/** One question put to a tally, with its answer. */
export interface Verdict extends ChiSquare {
  readonly question: string
}

/**
 * Every question that a tally can answer; a question that too few throws were made for is left out. Where and in which
 * heading dice lie is chance only if they fall into the middle of a square: a roll comes from one side.
 */
export function verdicts(tally: Tally, style: ThrowStyle = 'drop'): readonly Verdict[] {
  const isDrop = style === 'drop'

  const asked: [question: string, hasEnough: boolean, answer: () => ChiSquare][] = [
    ['faces', enough(tally.faces), () => equalChances(tally.faces)],
    ['start face and result', enoughTable(tally.startFace), () => independence(tally.startFace)],
    ['place in the hand and result', enoughTable(tally.handPlace), () => independence(tally.handPlace)],
    ['die and result', enoughTable(tally.die), () => independence(tally.die)],
    ['pairs within a drop', enoughTable(tally.pairs), () => independence(tally.pairs)],
    ['nearest neighbours', enoughTable(tally.neighbours), () => independence(tally.neighbours)],
    ['scatter over drops', tally.drops >= 30 && tally.dicePerDrop >= 10, () => scatter(tally)],
    ['successive drops', enoughTable(tally.successive), () => independence(tally.successive)],
    ['yaw', isDrop && enough(tally.yaw), () => equalChances(tally.yaw)],
    ['landing place', isDrop && enough(tally.landing), () => equalChances(tally.landing)],
    ['faces after the fist', enough(tally.afterFist), () => equalChances(tally.afterFist)],
    ['faces after a repeated drop', enough(tally.afterRepeat), () => equalChances(tally.afterRepeat)],
  ]
  return asked.filter(([, hasEnough]) => hasEnough).map(([question, , answer]) => ({ question, ...answer() }))
}

/** Chi-square is trusted where each cell expects at least five. */
const least = 5
const enough = (counts: readonly number[]) => sum(counts) >= least * counts.length

function enoughTable(table: readonly (readonly number[])[]): boolean {
  const rows = table.map(sum).filter(total => total > 0)
  return rows.length > 1 && Math.min(...rows) >= least * (table[0]?.length ?? 1)
}

/**
 * The face whose counts scatter most strangely, with p for having looked at all of them. A die shows one face only,
 * so the scatter of one face is asked at a time.
 */
function scatter(tally: Tally): ChiSquare {
  const chance = 1 / tally.faces.length
  const answers = tally.scatter.map(squares => dispersion(squares, tally.drops, tally.dicePerDrop, chance))
  const worst = answers.reduce((least, answer) => (answer.p < least.p ? answer : least))
  return { ...worst, p: Math.min(1, worst.p * answers.length) }
}
