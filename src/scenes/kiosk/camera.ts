import { copyRig, mixRig, type RigState } from '../table/camera/rigState'
import { establishing, type Shot } from './shots'

/** Where the kiosk's camera is on its way through a shot, apart from the rig that draws it. */
export interface KioskCamera {
  readonly shot: Shot
  readonly state: Readonly<RigState>
  take(shot: Shot, options?: { readonly cut?: boolean }): void
  /** Moves on; true while in motion. */
  advance(seconds: number): boolean
}

const inOut = (t: number) => (t < 0.5 ? 4 * t * t * t : 1 - (-2 * t + 2) ** 3 / 2)
/** Sets out at walking pace and comes to rest softly. */
const drift = (t: number) => 1 - (1 - t) ** 2

export function createKioskCamera(): KioskCamera {
  let shot = establishing()
  let seconds = 0
  let isStill = false
  let way = 0
  const state: RigState = { ...shot.from }
  const from: RigState = { ...shot.from }
  const goal: RigState = { ...shot.from }
  return {
    get shot() {
      return shot
    },
    state,
    take(next, { cut = false } = {}) {
      shot = next
      seconds = 0
      isStill = false
      copyRig(state, from)
      way = cut ? 0 : shot.seconds
    },
    advance(step) {
      if (isStill) return false
      seconds += step
      const drifted = Math.min(1, seconds / (way + shot.driftSeconds))
      mixRig(shot.from, shot.to, drift(drifted), goal)
      const share = way === 0 ? 1 : Math.min(1, seconds / way)
      mixRig(from, goal, inOut(share), state)
      isStill = drifted === 1
      return true
    },
  }
}
