import type { Bang, ThrowRecord } from '../../measure'
import type { LiveThrow } from '../../physics'
import { type Bell, createBell } from '../table/createBell'
import type { ThrowPlayer } from '../table/throwPlayer'
import { type ThrowStep, watchThrow } from '../table/watchThrow'
import type { MatchThrow } from '../throwing'

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
  readonly steps: Bell<ThrowStep>
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

export function createDeskThrow(onRest: () => void): DeskThrow {
  let record: ThrowRecord | undefined
  let live: LiveThrow | undefined
  let player: ThrowPlayer | undefined
  let thrown: MatchThrow | undefined
  let watchers = 0
  const steps = createBell<ThrowStep>()
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
      if (isBlow && player) {
        player.extend()
        player.seek(player.lastStep)
      } else {
        player = watchThrow(next.live, steps.ring)
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
