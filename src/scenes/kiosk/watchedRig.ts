import type { CameraRig } from '../table/camera/cameraRig'
import type { RigState } from '../table/camera/rigState'

/** What a game's own director asks of the camera. */
export interface RigWishes {
  /** The table as a whole, or the hand over it. */
  view(cut: boolean): void
  spot(spot: Readonly<RigState>): void
  place(x: number, z: number, radius: number): void
}

/**
 * The rig as a scene of the kiosk sees it: its requests go to the leader of the camera, while there is one,
 * and everything else is the rig's own.
 */
export function watchRig(rig: CameraRig, isLed: () => boolean, wishes: RigWishes): CameraRig {
  const own: Partial<CameraRig> = {
    goTo(view, options) {
      if (isLed()) wishes.view(options?.cut ?? false)
      else rig.goTo(view, options)
    },
    goToSpot(spot, options) {
      if (isLed()) wishes.spot(spot)
      else rig.goToSpot(spot, options)
    },
    goToPlace(x, z, radius) {
      if (isLed()) wishes.place(x, z, radius)
      else rig.goToPlace(x, z, radius)
    },
    follow(x, z, half) {
      if (!isLed()) rig.follow(x, z, half)
    },
  }
  return Object.assign(Object.create(rig) as CameraRig, own)
}
