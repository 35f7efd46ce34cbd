/**
 * Looks rounds ahead: the best actions are each followed through the same samples of weather; those that fall behind are
 * given up, and the rest share the samples that are left.
 */
import type { RollingMove } from '../../rules/rolling-seas/moves'
import { playerAt } from '../../rules/rolling-seas/work'
import { type Action, actionsOf } from './actions'
import { type Mind, roundsAfter, type Ship, type Study, studyOf } from './mind'
import { anyWeather, type Round, type Weather } from './simulate'
import { worthOf } from './worth'

/** Actions that are followed. */
const breadth = 12
/** Samples for everybody before the worse half is given up, and again. */
const heats = [6, 10, 16, 40] as const

/** How far each sample looks ahead, and by which captain. */
export interface Foresight {
  readonly depth: number
  readonly round: Round
}

export function lookAhead(mind: Mind, { depth, round }: Foresight): RollingMove {
  const { state, seat, weights, random, meter } = mind
  const study = studyOf(playerAt(state, seat), state.options, weights)
  const actions = actionsOf(mind, study)
  const rounds = roundsAfter(state)
  if (rounds === 0 || actions.length < 2) return actions[0]!.move
  const length = Math.min(depth, rounds)
  let field = actions.slice(0, breadth).map((action): Runner => ({ action, sum: 0, samples: 0 }))
  for (const heat of heats) {
    for (let sample = 0; sample < heat; sample++) {
      const weathers = Array.from({ length }, () => anyWeather(random, state.options.directionTable))
      for (const runner of field) {
        if (meter.left < length) return bestOfField(field).move
        runner.sum += follow(mind, round, study, runner.action.after, weathers, rounds)
        runner.samples++
      }
    }
    field = field.toSorted((a, b) => mean(b) - mean(a)).slice(0, Math.max(2, Math.ceil(field.length / 2)))
  }
  return bestOfField(field).move
}

interface Runner {
  readonly action: Action
  sum: number
  samples: number
}

function mean({ sum, samples, action }: Runner): number {
  return samples === 0 ? action.worth : sum / samples
}

function bestOfField(field: readonly Runner[]): Action {
  return field.reduce((best, one) => (mean(one) > mean(best) ? one : best)).action
}

/** What the ship is worth after these rounds. */
export function follow(
  { meter }: Pick<Mind, 'meter'>,
  round: Round,
  study: Study,
  start: Ship,
  weathers: readonly Weather[],
  rounds: number,
): number {
  let ship = start
  let left = rounds
  for (const weather of weathers) {
    left--
    meter.look()
    ship = round(study, ship, weather, left)
  }
  return worthOf(study, ship, left)
}
