import { liveThrowOf } from '../../match/throwing'
import type { ThrowRecord } from '../../measure'
import { physicsSettings } from '../../physics'
import type { ThrownTold } from '../../wire'
import type { Table } from '../part'
import { createThrowPlayer, type ThrowPlayer } from '../throwPlayer'
import type { DeskPace } from './deskState'
import { createDeskThrow, type DeskThrow } from './deskThrow'

/** A throw of the past that falls again, by the bits of its record: in a film, or for a challenge. */
export interface Refall extends Pick<DeskThrow, 'watch' | 'isWatched' | 'advance'> {
  readonly record: ThrowRecord | undefined
  readonly player: ThrowPlayer | undefined
  /**
   * The dice begin to fall in the time of the film, with their sounds. Fulfilled when they lie or nobody waits any more;
   * `undefined` where nobody looks, or where they would not fall as they did then.
   */
  fall(thrown: ThrownTold, pace: DeskPace, signal: AbortSignal): Promise<void> | undefined
  /** The whole fall, to be played by its playhead; `undefined` where it would not be the same. */
  hold(thrown: ThrownTold): ThrowPlayer | undefined
  forget(): void
}

const rates: Readonly<Record<DeskPace, number>> = { calm: 1, brisk: 2, 'at once': 1 }

/** `heard`: its hits and blows go to the listeners of the game's own. */
export function createRefall(table: Table, heard: Pick<DeskThrow, 'steps' | 'bangs'>): Refall {
  let onRest = () => {}
  const falling = createDeskThrow(table, () => onRest(), heard)
  let held: { readonly record: ThrowRecord; readonly player: ThrowPlayer } | undefined
  let rate = 1

  /** All of its steps, if they end in the same bits: a match may come from another dice world. */
  function whole({ record, hash }: ThrownTold): ThrowPlayer | undefined {
    const live = liveThrowOf(record)
    try {
      const { request, bangs } = record
      const player = createThrowPlayer(live, {
        diceCount: request.dice.length + request.lying.length,
        stepsPerSecond: physicsSettings.stepsPerSecond,
        boundSteps: physicsSettings.rest.boundSteps * (1 + bangs.length),
        pace: 'real',
        slowBelow: 0,
      })
      player.finish()
      return live.result().hash === hash ? player : undefined
    } finally {
      live.free()
    }
  }

  /** Asked once: all throws of a match were made in one dice world. */
  let isSameWorld: boolean | undefined

  return {
    get record() {
      return held?.record ?? falling.record
    },
    get player() {
      return held?.player ?? falling.player
    },
    get isWatched() {
      return falling.isWatched
    },
    watch: falling.watch,
    advance: seconds => !held && falling.advance(seconds * rate),
    fall(thrown, pace, signal) {
      held = undefined
      if (signal.aborted || pace === 'at once' || !falling.isWatched) return undefined
      isSameWorld ??= whole(thrown) !== undefined
      if (!isSameWorld) return undefined
      rate = rates[pace]
      return new Promise<void>(resolve => {
        onRest = () => {
          signal.removeEventListener('abort', onRest)
          onRest = () => {}
          resolve()
        }
        signal.addEventListener('abort', onRest)
        falling.begin(thrown.record)
      })
    },
    hold(thrown) {
      const player = whole(thrown)
      held = player && { record: thrown.record, player }
      return player
    },
    forget() {
      held = undefined
      falling.forget()
      isSameWorld = undefined
    },
  }
}
