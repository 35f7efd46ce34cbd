import type { World } from '@dimforge/rapier3d-compat'
import type { ThrowRecord } from '../measure'
import { createThrow, type LiveThrow } from './createThrow'

/** A throw that has been made, run again so that its world can be looked into at any of its steps. */
export interface Rerun {
  /** The throw as it stands now; another one after going back. */
  readonly live: LiveThrow
  /** Goes to a step, or to the last one if there are fewer. */
  goTo(step: number): void
  free(): void
}

/**
 * Runs a throw again. A world never goes backwards: to an earlier step leads only the whole way from the start, in a
 * fresh world. `onWorld` is handed each world before the one that it replaces is freed.
 */
export function createRerun(record: ThrowRecord, onWorld: (world: World) => void = () => {}): Rerun {
  const begin = () => {
    const made = createThrow(record)
    onWorld(made.place.world)
    return made
  }
  let live = begin()
  return {
    get live() {
      return live
    },
    goTo(step) {
      if (step < live.steps) {
        const past = live
        live = begin()
        past.free()
      }
      while (live.steps < step && !live.done) live.step()
    },
    free() {
      live.free()
    },
  }
}
