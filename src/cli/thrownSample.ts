import type { Thrown, Turn } from '../rules/game'
import { imagineThrow } from '../rules/imagineThrow'
import { createRandom } from '../rules/random'

/** A result that an awaited throw could have, the same one each time: all dice flat, and inside. */
export function thrownSample(turn: Extract<Turn, { kind: 'throw' }>): Thrown {
  const dice = imagineThrow(turn.throw, createRandom('the sample of every throw'))
  const [seat] = turn.seats
  return { kind: 'thrown', seat, dice, ...(turn.fist && { fist: turn.fist.due }) }
}
