import { deskOf } from '../../../table/desk'
import type { Table } from '../../../table/part'
import type { CameraRig } from '../../table/camera/cameraRig'
import type { CameraSpot } from '../layout'

/**
 * Where the camera is while something is told: near enough to read what matters, never jumping about. A player who has taken
 * the camera keeps it until they are asked again.
 */
export interface Director {
  /** What was shown last, unless somebody has moved the camera since. */
  readonly shown: CameraSpot | undefined
  show(spot: CameraSpot, isCut?: boolean): void
  /** The camera is the director's again. */
  takeBack(): void
}

export function createDirector(table: Table, rig: CameraRig): Director {
  let isFree = true
  let shown: CameraSpot | undefined
  const isAsked = () => {
    const { phase, lookingBack } = deskOf(table).state.getState()
    return phase === 'asking' && !lookingBack
  }
  return {
    get shown() {
      return rig.isTaken ? undefined : shown
    },
    show(spot, isCut = false) {
      const { phase, lookingBack } = deskOf(table).state.getState()
      if (phase === 'asking') rig.home = () => (isAsked() ? spot : undefined)
      // A film is seen from where one has sat down to it: nobody is asked in between, so nothing would lead back.
      if (!isCut && lookingBack) return
      if (!isFree && rig.isTaken) return
      if (rig.view === 'judge' && rig.atView) return
      isFree = false
      shown = spot
      rig.goToSpot(spot, { cut: isCut, seconds: 0.8 })
    },
    takeBack() {
      isFree = true
      shown = undefined
    },
  }
}
