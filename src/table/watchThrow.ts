import type { DieContact, LiveThrow } from '../physics'
import { physicsSettings } from '../physics'
import type { Table } from './part'
import { tableSettingsOf } from './tableSettings'
import { createThrowPlayer, type ThrowPlayer } from './throwPlayer'

/** A step of the running throw, as it is made. One object for all steps: read it at once. */
export interface ThrowStep {
  step: number
  contacts: readonly DieContact[]
  /** Seven numbers a die, in cm. */
  poses: Float32Array
}

/** Half a die above its height at rest, in cm: from here on a gentle throw is slowed. */
const slowBelow = 1.6

/** Plays a throw as somebody likes to watch it; `onStep` is told of each step as it is made. */
export function watchThrow(table: Table, live: LiveThrow, onStep: (made: ThrowStep) => void): ThrowPlayer {
  const { request, bangs } = live.record
  const { pace, reducedMotion } = tableSettingsOf(table).getState()
  const player = createThrowPlayer(live, {
    diceCount: request.dice.length + request.lying.length,
    stepsPerSecond: physicsSettings.stepsPerSecond,
    boundSteps: physicsSettings.rest.boundSteps * (1 + bangs.length),
    pace: reducedMotion ? 'real' : pace,
    slowBelow,
  })
  const made: ThrowStep = { step: 0, contacts: [], poses: new Float32Array() }
  player.onStep = (step, poses) => {
    made.step = step
    made.contacts = live.contacts
    made.poses = poses
    onStep(made)
  }
  return player
}
