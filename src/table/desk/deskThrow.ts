import { liveThrowOf } from '../../match/throwing'
import type { Bang, ThrowRecord } from '../../measure'
import type { LiveThrow } from '../../physics'
import { createEmitter, type Emitter } from '../createEmitter'
import type { Table } from '../part'
import type { ThrowPlayer } from '../throwPlayer'
import { type ThrowStep, watchThrow } from '../watchThrow'

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
  /** A scene shows the dice, and somebody can look at it. */
  readonly isWatched: boolean
  readonly steps: Emitter<ThrowStep>
  readonly bangs: Emitter<Bang['level']>
  /** Registers a scene that shows the dice; returns a function that removes it. */
  watch(): () => void
  /** No frames are drawn now: what falls meanwhile lies at once. */
  hide(isHidden: boolean): void
  take(record: ThrowRecord): void
  /** The dice fall: those that lie there after one more blow of the fist, or others from the start. */
  begin(record: ThrowRecord): void
  /** True from `begin` until all lies and has been seen. */
  readonly isUnderWay: boolean
  /** True while there is more to see. */
  advance(realSeconds: number): boolean
  /** Plays the rest at once. */
  finish(): void
  forget(): void
}

export function createDeskThrow(
  table: Table,
  onRest: () => void,
  { steps, bangs }: Pick<DeskThrow, 'steps' | 'bangs'> = { steps: createEmitter(), bangs: createEmitter() },
): DeskThrow {
  let record: ThrowRecord | undefined
  let live: LiveThrow | undefined
  let player: ThrowPlayer | undefined
  let isUnderWay = false
  let watchers = 0
  let isHidden = false

  const rest = () => {
    if (!isUnderWay) return
    isUnderWay = false
    onRest()
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
      return isUnderWay ? undefined : live
    },
    get isWatched() {
      return watchers > 0 && !isHidden
    },
    watch() {
      watchers++
      return () => {
        watchers--
        if (watchers === 0) self.finish()
      }
    },
    hide(hidden) {
      isHidden = hidden
      if (hidden) self.finish()
    },
    take(taken) {
      self.forget()
      record = taken
    },
    get isUnderWay() {
      return isUnderWay
    },
    begin(next) {
      const blow = next.bangs.at(-1)
      const lying = live
      live = liveThrowOf(next, { before: lying, contacts: true })
      const goesOn = live === lying
      if (!goesOn) {
        lying?.free()
        player = undefined
      }
      isUnderWay = true
      record = next
      if (goesOn && player) {
        player.extend()
        player.seek(player.lastStep)
      } else {
        player = watchThrow(table, live, steps.emit)
      }
      if (blow) bangs.emit(blow.level)
      if (!self.isWatched) self.finish()
    },
    advance(realSeconds) {
      if (!player || !isUnderWay) return false
      player.advance(realSeconds)
      if (!player.atRest) return true
      rest()
      return false
    },
    finish() {
      if (!player || !isUnderWay) return
      player.finish()
      rest()
    },
    forget() {
      live?.free()
      live = undefined
      player = undefined
      isUnderWay = false
      record = undefined
    },
  }
  return self
}
