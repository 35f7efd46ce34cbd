import type { PlanePoint } from '../../../measure'
import type { Table } from '../../../table/part'
import type { CameraRig } from '../../table/camera/cameraRig'
import { type Turn, turnedX, turnedZ } from '../../table/turn'
import type { CameraSpot } from '../../things/layout'
import { createDirector, type Director } from '../../things/telling'

/** The director of the Sea: what matters is seen with the Sea around it. */
export interface SeaDirector extends Director {
  /** These points of the Sea matter now. */
  frame(points: readonly PlanePoint[]): void
  /** The whole Sea. */
  showSea(): void
}

const degrees = Math.PI / 180
/** The whole Sea, from in front. */
export const seaSpot: CameraSpot = {
  x: 0,
  y: 0.3,
  z: 0.6,
  azimuth: 6 * degrees,
  polar: 38 * degrees,
  half: 15.5,
  fov: 30 * degrees,
}

/** The Sea with the Adventure card beside it: what a player who acts has to read. */
export const seaAndCardSpot: CameraSpot = { ...seaSpot, x: 6.2, halfWidth: 25.4 }
/** A picture that stands upright has no room for the card: the Sea from wall to wall. */
export const uprightSeaSpot: CameraSpot = { ...seaSpot, halfWidth: 18.5 }

/** As near as it goes, and how much is seen around what matters, in cm. */
const nearest = 8.5
const around = 5.2
/** What lies within this share of the picture is seen well enough where it is. */
const comfortable = 0.72

export function createSeaDirector(table: Table, rig: CameraRig, seaTurn: () => Turn): SeaDirector {
  const director = createDirector(table, rig)
  const { show, takeBack } = director
  return {
    get shown() {
      return director.shown
    },
    frame(points) {
      if (points.length === 0) return
      const turn = seaTurn()
      const xs = points.map(({ x, y }) => turnedX(turn, x / 10, -y / 10))
      const zs = points.map(({ x, y }) => turnedZ(turn, x / 10, -y / 10))
      const [left, right] = [Math.min(...xs), Math.max(...xs)]
      const [far, near] = [Math.min(...zs), Math.max(...zs)]
      const half = Math.min(
        seaSpot.half,
        Math.max(nearest, (near - far) / 2 + around, (right - left) / 2.6 + around),
      )
      const { shown } = director
      const isSeen =
        shown !== undefined &&
        shown.half < half * 1.45 &&
        xs.every(x => Math.abs(x - shown.x) < shown.half * 1.5 * comfortable) &&
        zs.every(z => Math.abs(z - shown.z) < shown.half * comfortable)
      if (isSeen) return
      // Leaning towards the middle keeps the box in the picture.
      const lean = 1 - (half / seaSpot.half) * 0.5
      show({
        ...seaSpot,
        x: ((left + right) / 2) * lean,
        z: ((far + near) / 2) * lean + 0.4,
        half,
      })
    },
    showSea: () => show(seaSpot),
    show,
    takeBack,
  }
}
