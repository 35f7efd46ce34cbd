import type { Seat } from '../../game'
import { refuse } from '../../refusal'
import { checkVolleys, fireVolleys, listVolleys } from '../firing'
import type { MoveRule } from '../moveRule'
import type { Fire, Volley } from '../moves'
import { leaveQueue } from '../resolve'
import type { RollingWavesState } from '../state'
import { cannonNames, iconNames, nameOf } from '../vocabulary'
import { afterVolley, theftOf } from '../volleys'

export const fire: MoveRule<'fire'> = {
  rule: 'RW-84',
  phase: 'resolve',

  check: (state, { seat, volleys }) =>
    state.step === 'S9'
      ? checkVolleys(state, seat, volleys)
      : refuse('RW-82', 'No cannon of yours is full at this moment'),

  play(work, { seat, volleys }) {
    fireVolleys(work, seat, volleys)
    leaveQueue(work)
  },

  list: (state, seat) =>
    state.step === 'S9'
      ? listVolleys(state, seat).map((volleys): Fire => ({ kind: 'fire', seat, volleys }))
      : [],

  name(state, { seat, volleys }) {
    const [first, second] = volleys
    if (!first) return 'Fire nothing'
    const text = `Fire ${volleyText(state, seat, first)}`
    return second ? `${text}, then ${volleyText(afterVolley(state, seat, first), seat, second)}` : text
  },
}

function volleyText(state: RollingWavesState, seat: Seat, volley: Volley): string {
  const { cannons, target, chest, into } = volley
  const guns = cannons.map(cannon => `the ${cannonNames[cannon]}`).join(' and ')
  if (target === undefined || chest === undefined || !state.players[target]) return `${guns} into the sea`
  const { stolen } = theftOf(state, seat, volley)
  const aim = `${guns} at ${nameOf(state, target)}'s ${iconNames[`chest${chest}`]}`
  if (stolen.length === 0) return `${aim}, for nothing`
  const loot = `${aim} for ${stolen.join(', ')}`
  return into === undefined
    ? `${loot}, lost for want of room`
    : `${loot} into your ${iconNames[`chest${into}`]}`
}
