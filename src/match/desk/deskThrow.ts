import type { Bang, ThrowRecord } from '../../measure'
import { type DieContact, type LiveThrow, physicsSettings } from '../../physics'
import { type Bell, createBell } from '../table/createBell'
import { tableSettings } from '../table/tableSettings'
import { createThrowPlayer, type ThrowPlayer } from '../table/throwPlayer'
import type { MatchThrow } from '../throwing'

/** A step of the running throw, as it is made. One object for all steps: read it at once. */
export interface DeskStep {
  step: number
  contacts: readonly DieContact[]
  /** Seven numbers a die, in cm. */
  poses: Float32Array
}

/**
 * The dice of a match between hand and rest. What changes every frame is here and not in the desk's state: the table
 * moves the throw on by real time, and without anybody who watches it is over at once.
 */
export interface DeskThrow {
  /** What is in the hand, in the air or lies there. */
  readonly record: ThrowRecord | undefined
  /** Once the hand is open. */
  readonly player: ThrowPlayer | undefined
  /** The throw that lies there, so that the fist can go on with it. */
  readonly lying: LiveThrow | undefined
  readonly isWatched: boolean
  readonly steps: Bell<DeskStep>
  readonly bangs: Bell<Bang['level']>
  /** Somebody shows the dice; the answer says that nobody does any more. */
  watch(): () => void
  take(record: ThrowRecord): void
  begin(thrown: MatchThrow): void
  /** True while there is more to see. */
  advance(realSeconds: number): boolean
  /** Plays the rest at once. */
  finish(): void
  /** The throw that has ended, once. */
  ended(): MatchThrow | undefined
  forget(): void
}

/** Half a die above its height at rest, in cm: from here on a gentle throw is slowed. */
const slowBelow = 1.6

export function createDeskThrow(onRest: () => void): DeskThrow {
  let record: ThrowRecord | undefined
  let live: LiveThrow | undefined
  let player: ThrowPlayer | undefined
  let thrown: MatchThrow | undefined
  let watchers = 0
  const made: DeskStep = { step: 0, contacts: [], poses: new Float32Array() }
  const steps = createBell<DeskStep>()
  const bangs = createBell<Bang['level']>()

  const rest = () => {
    if (thrown) onRest()
  }

  const self: DeskThrow = {
    steps,
    bangs,
    get record() {
      return record
    },
    get player() {
      return player
    },
    get lying() {
      return thrown ? undefined : live
    },
    get isWatched() {
      return watchers > 0
    },
    watch() {
      watchers++
      return () => {
        watchers--
        if (watchers === 0) self.finish()
      }
    },
    take(taken) {
      self.forget()
      record = taken
    },
    begin(next) {
      const isBlow = next.live === live
      if (!isBlow) {
        live?.free()
        live = next.live
        player = undefined
      }
      thrown = next
      record = next.live.record
      const { pace, reducedMotion } = tableSettings.getState()
      if (isBlow && player) {
        player.extend()
        player.seek(player.lastStep)
      } else {
        player = createThrowPlayer(next.live, {
          diceCount: record.request.dice.length + record.request.lying.length,
          stepsPerSecond: physicsSettings.stepsPerSecond,
          boundSteps: physicsSettings.rest.boundSteps * (1 + record.bangs.length),
          pace: reducedMotion ? 'real' : pace,
          slowBelow,
        })
        player.onStep = (step, poses) => {
          made.step = step
          made.contacts = next.live.contacts
          made.poses = poses
          steps.ring(made)
        }
      }
      const blow = record.bangs.at(-1)
      if (blow) bangs.ring(blow.level)
      if (watchers === 0) self.finish()
    },
    advance(realSeconds) {
      if (!player || !thrown) return false
      player.advance(realSeconds)
      if (!player.atRest) return true
      rest()
      return false
    },
    finish() {
      if (!player || !thrown) return
      player.finish()
      rest()
    },
    ended() {
      const over = thrown && player?.atRest ? thrown : undefined
      if (over) thrown = undefined
      return over
    },
    forget() {
      live?.free()
      live = undefined
      player = undefined
      thrown = undefined
      record = undefined
    },
  }
  return self
}
