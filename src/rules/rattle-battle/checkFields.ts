import type { AnyMove, Refusal } from '../game'
import { refuse } from './moveRule'

/** Does the move carry exactly these fields, beside what every move of its kind has? */
export function checkFields(
  move: AnyMove,
  common: readonly string[],
  wanted: readonly string[],
): Refusal | undefined {
  const given = Object.keys(move).filter(key => key !== 'kind' && key !== 'seat' && !common.includes(key))
  const fits = given.length === wanted.length && wanted.every(key => given.includes(key))
  if (fits) return undefined
  const list = wanted.length > 0 ? wanted.join(', ') : 'nothing more'
  return refuse('RB-2', `This use names ${list}`)
}
