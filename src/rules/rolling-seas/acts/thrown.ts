import { readSpot, readUpperFace } from '../../../measure'
import type { Refusal, Thrown } from '../../game'
import { firstOf, refuse } from '../../refusal'
import { explorationGain } from '../data/dice'
import { gainText } from '../gainText'
import type { MoveRule } from '../moveRule'
import type { Hand, TrayDie } from '../state'
import { dieNames, isValid, requestOf } from '../throwing'
import { type DieId, dieIds, dirNames } from '../vocabulary'
import { windsOf } from '../winds'
import { change, say, type Work } from '../work'

function checkReadings(hand: Hand, move: Thrown): Refusal | undefined {
  const { dice, lying } = requestOf(hand)
  const expected = [...dice, ...lying]
  const fits =
    move.dice.length === expected.length &&
    expected.every((spec, index) => move.dice[index]!.id === spec.id && move.dice[index]!.kind === spec.kind)
  if (!fits) {
    return refuse(
      'RS-27',
      `The dice of this throw are, in this order: ${expected.map(({ id }) => id).join(', ')}`,
    )
  }
  const wrong = move.dice.find(die => readUpperFace(die.kind, die.rotation).face !== die.face)
  if (!wrong) return undefined
  const { face } = readUpperFace(wrong.kind, wrong.rotation)
  return refuse('RS-101', `The upper face of ${wrong.id} is ${face}, not ${wrong.face}`)
}

export const thrown: MoveRule<'thrown'> = {
  rule: 'RS-27',
  phases: ['dice'],

  check({ hand }, move) {
    if (!hand) return refuse('RS-27', 'The dice of this round have been thrown')
    return firstOf(
      () =>
        move.fist !== undefined && refuse('RS-102', 'A cocked die is thrown again; no fist comes down here'),
      () => checkReadings(hand, move),
    )
  },

  play(work, move) {
    const hand = work.state.hand!
    work.reveals = true
    if (move.unsettled) {
      change(work, { hand: { ...hand, repeats: hand.repeats + 1 } })
      say(work, 'RS-100', 'The dice do not come to rest and are thrown again', 'again', { dice: hand.dice })
      return
    }
    const invalid = move.dice.filter(die => !isValid(die)).map(({ id }) => id as DieId)
    if (invalid.length === 0) {
      readDice(work, move)
      return
    }
    const lying = move.dice.filter(isValid).map(
      (die): TrayDie => ({
        id: die.id as DieId,
        face: die.face,
        ...readSpot(die.kind, die),
      }),
    )
    const again = dieIds.filter(id => invalid.includes(id))
    change(work, { hand: { dice: again, lying, repeats: hand.repeats + 1 } })
    const list = again.map(id => dieNames[id]).join(' and ')
    const text = `Cocked or out of the tray: ${list}; only that is thrown again`
    say(work, 'RS-102', text, 'again', { dice: again })
  },

  list: () => [],
  name: (_, { dice }) => `Throw of ${dice.length} dice`,
}

/** RS-28: the dice go to their places on the mat and stand for everybody. */
function readDice(work: Work, move: Thrown): void {
  const faceOf = (id: DieId) => move.dice.find(die => die.id === id)!.face
  const direction = [faceOf('light'), faceOf('medium'), faceOf('dark')] as const
  const exploration = faceOf('exploration')
  change(work, { hand: undefined, dice: { direction, exploration } })
  const winds = windsOf(work.state)!
  const list = winds.map(dir => dirNames[dir]).join(', ')
  const text = `Winds to the ${list}; exploring brings ${gainText(explorationGain(exploration))}`
  say(work, 'RS-28', text, 'dice', { direction, exploration, winds })
}
