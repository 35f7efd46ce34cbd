import { type DieReading, readSpot, readUpperFace } from '../../../measure'
import type { Refusal, Thrown } from '../../game'
import { firstOf, refuse } from '../../refusal'
import { does } from '../../sentence'
import { readCardThrow } from '../effects'
import { readCrewThrow, readFoeThrow } from '../fight'
import type { MoveRule } from '../moveRule'
import { nameOf } from '../seating'
import type { FortuneState, Roll, TrayDie } from '../state'
import { diceInHand, isValid, missesOf, requestOf, ruleOfThrow, throwPhases } from '../throwing'
import { joined } from '../vocabulary'
import { readReefThrow } from '../voyage'
import { change, say, type Work, waitFor } from '../work'

function checkDice(state: FortuneState, move: Thrown): Refusal | undefined {
  const rule = ruleOfThrow(state)
  const request = requestOf(state, state.roll!)
  const expected = [...request.dice, ...request.lying]
  const fits =
    move.dice.length === expected.length &&
    expected.every((spec, index) => move.dice[index]!.id === spec.id && move.dice[index]!.kind === spec.kind)
  if (!fits) {
    const list = expected.map(die => die.id).join(', ')
    return refuse(rule, `The dice of this throw are, in this order: ${list}`)
  }
  const wrong = move.dice.find(die => readUpperFace(die.kind, die.rotation).face !== die.face)
  return wrong && refuse(rule, `The die ${wrong.id} lies with another face up than ${wrong.face}`)
}

export const thrown: MoveRule<'thrown'> = {
  rule: 'WF-79',
  phases: throwPhases,

  check: (state, move) =>
    firstOf(
      () => move.fist !== undefined && refuse(ruleOfThrow(state), 'A cocked die is thrown again, not shaken'),
      () => checkDice(state, move),
    ),

  play(work, move) {
    const { roll, phase, actor } = work.state
    work.reveals = true
    const fallen = move.dice.slice(0, diceInHand(roll!).length)
    const valid = move.unsettled ? [] : fallen.filter(isValid)
    const invalid = fallen.filter(die => !valid.includes(die))
    const lying = [...roll!.lying, ...valid.map(trayDie)]
    const due = roll!.due.filter(id => !valid.some(die => die.id === id))
    if (due.length > 0) {
      throwAgain(work, { ...roll!, due, lying }, invalid)
      waitFor(work, phase, actor)
      return
    }
    change(work, { roll: undefined })
    const faces = lying.map(({ face }) => face)
    const text = `${nameOf(work.state, actor)} ${does(actor, 'throws', 'throw')} ${faces.join(', ')}`
    say(work, ruleOfThrow(work.state), text, 'thrown', { seat: actor, phase, dice: lying })
    read(work, faces)
  },

  list: () => [],
  name: (_, move) => `throw of ${move.dice.length} dice`,
}

function read(work: Work, faces: readonly number[]): void {
  const { phase } = work.state
  if (phase === 'reefThrow') readReefThrow(work, faces[0]!)
  else if (phase === 'foeThrow') readFoeThrow(work, faces)
  else if (phase === 'crewThrow') readCrewThrow(work, faces)
  else readCardThrow(work, faces)
}

/** Section 6: only what is cocked or out of the tray is thrown again. */
function throwAgain(work: Work, roll: Roll, invalid: readonly DieReading[]): void {
  const misses = Object.fromEntries(invalid.map(({ id }) => [id, missesOf(roll, id) + 1]))
  const rule = ruleOfThrow(work.state)
  change(work, { roll: { ...roll, misses: { ...roll.misses, ...misses } } })
  const cocked = invalid.filter(({ inBox }) => inBox).length
  const why = joined([
    ...faultWords(cocked, 'lies cocked', 'lie cocked'),
    ...faultWords(invalid.length - cocked, 'fell out of the tray', 'fell out of the tray'),
  ])
  say(work, rule, `Once more: ${why || 'the dice would not lie still'}`, 'rethrown', {
    dice: invalid.map(({ id }) => id),
  })
}

function faultWords(count: number, one: string, many: string): readonly string[] {
  if (count === 0) return []
  return [count === 1 ? `a die ${one}` : `${count} dice ${many}`]
}

function trayDie(die: DieReading): TrayDie {
  return { id: die.id, face: die.face, ...readSpot(die.kind, die) }
}
