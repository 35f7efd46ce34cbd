import type { CameraRig } from '../table/camera/cameraRig'
import { poseSize, type ShownPoses } from '../table/dice/dicePoses'

/** The camera keeps all dice in the middle, as near as they let it. */
export function followDice(rig: CameraRig, { array }: ShownPoses): void {
  const count = array.length / poseSize
  let x = 0
  let z = 0
  for (let at = 0; at < array.length; at += poseSize) {
    x += array[at]! / count
    z += array[at + 2]! / count
  }
  let spread = 0
  for (let at = 0; at < array.length; at += poseSize)
    spread = Math.max(spread, Math.hypot(array[at]! - x, array[at + 2]! - z))
  rig.follow(x, z, Math.min(16, spread + 2.5))
}
