import { type DieReading, isFlat, readSpot, readUpperFace } from '../../../measure'
import type { Refusal, Thrown } from '../../game'
import { firstOf, refuse } from '../../refusal'
import { does } from '../../sentence'
import { colourOf, dieIdOf } from '../dice'
import type { MoveRule } from '../moveRule'
import type { PoolDie, Roll, RollingWavesState } from '../state'
import { diceInHand, flatness, missesOf, requestOf } from '../throwing'
import { nameOf } from '../vocabulary'
import { change, say, type Work } from '../work'

/** RW-142: inside the walls, on the floor, one face up. */
function isValid(die: DieReading): boolean {
  return die.inBox && isFlat(die.kind, die, flatness)
}

function checkDice(state: RollingWavesState, roll: Roll, move: Thrown): Refusal | undefined {
  const request = requestOf(state, roll)
  const expected = [...request.dice, ...request.lying]
  const fits =
    move.dice.length === expected.length &&
    expected.every((spec, index) => move.dice[index]!.id === spec.id && move.dice[index]!.kind === spec.kind)
  if (!fits) {
    return refuse(
      'RW-20',
      `The dice of this throw are, in this order: ${expected.map(die => die.id).join(', ')}`,
    )
  }
  const wrong = move.dice.find(die => readUpperFace(die.kind, die.rotation).face !== die.face)
  return wrong && refuse('RW-142', `The die ${wrong.id} lies with another face up than ${wrong.face}`)
}

export const thrown: MoveRule<'thrown'> = {
  rule: 'RW-20',
  phase: 'roll',

  check: (state, move) =>
    firstOf(
      () =>
        move.fist !== undefined && refuse('RW-143', 'Dice that do not lie flat are thrown again, not shaken'),
      () => checkDice(state, state.roll!, move),
    ),

  play(work, move) {
    const roll = work.state.roll!
    work.reveals = true
    const hand = diceInHand(roll)
    const fallen = move.dice.slice(0, hand.length)
    // RW-144: what has not come to rest in eight seconds is invalid, whatever it shows.
    const valid = move.unsettled ? [] : fallen.filter(isValid)
    const invalid = fallen.filter(die => !valid.includes(die))
    change(work, { pool: [...work.state.pool, ...valid.map(poolDie)] })
    if (valid.length > 0) sayRolled(work, valid)
    if (invalid.length > 0) sayInvalid(work, invalid, move.unsettled === true)
    const due = roll.due.filter(die => !valid.some(({ id }) => id === die))
    if (due.length > 0) {
      const misses = Object.fromEntries(invalid.map(({ id }) => [id, missesOf(roll, dieIdOf(id)) + 1]))
      change(work, { roll: { due, misses: { ...roll.misses, ...misses } } })
    } else change(work, { roll: undefined, phase: 'draft' })
  },

  list: () => [],
  name: (_, move) => `throw of ${move.dice.length} dice`,
}

function poolDie(die: DieReading): PoolDie {
  return { id: dieIdOf(die.id), face: die.face, ...readSpot(die.kind, die) }
}

function sayRolled(work: Work, dice: readonly DieReading[]): void {
  const list = dice.map(({ id, face }) => `${colourOf(dieIdOf(id))} ${face}`).join(', ')
  say(work, 'RW-142', `In the tray: ${list}`, 'rolled', {
    dice: dice.map(({ id, face }) => ({ id, face })),
  })
}

function sayInvalid(work: Work, dice: readonly DieReading[], isUnsettled: boolean): void {
  const list = dice.map(
    die => `${colourOf(dieIdOf(die.id))} ${isUnsettled ? 'not at rest' : whyInvalid(die)}`,
  )
  const rule = isUnsettled ? 'RW-144' : 'RW-143'
  const text = `${nameOf(work.state, work.state.firstSeat)} ${does(work.state.firstSeat, 'throws', 'throw')} again: ${list.join(', ')}`
  say(work, rule, text, 'rethrown', { dice: dice.map(({ id }) => id) })
}

function whyInvalid(die: DieReading): string {
  if (!die.inBox) return 'out of the tray'
  return die.tiltDeg > flatness.tiltDeg ? `tilted by ${Math.round(die.tiltDeg)}°` : 'on top of another'
}
