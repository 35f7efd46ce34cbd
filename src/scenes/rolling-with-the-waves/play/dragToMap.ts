import { Vector3 } from 'three'
import type { RollingWavesState } from '../../../rules/rolling-with-the-waves/public'
import { pickThing } from '../../../table/choosing'
import { deskOf } from '../../../table/desk'
import type { Table } from '../../../table/part'
import { wake } from '../../table/frameLoop'
import { type Grip, meetLevel, type PointerAt } from '../../table/input/pointerDesk'
import type { ThingId } from '../../things/layout'
import type { ThingMotion } from '../../things/motion'
import { mapSize, trayHalf, type WavesLayout } from '../layout'

const lift = 2.5

/** A die of the tray that a player drags: let go over their map it is drafted, anywhere else it goes back. */
export function dragToMap(
  table: Table,
  id: ThingId,
  start: PointerAt,
  motion: ThingMotion,
  layout: () => WavesLayout,
): Grip | undefined {
  const { asked, view } = deskOf(table).state.getState()
  const pose = motion.poseOf(id)
  const spot = new Vector3()
  const isDraft = (view as RollingWavesState | undefined)?.phase === 'draft'
  if (!asked || !isDraft || !pose || !id.startsWith('die:')) return undefined
  if (!meetLevel(start.ray, pose.y, spot)) return undefined
  const { qx, qy, qz, qw, y } = pose
  const [offX, offZ] = [pose.x - spot.x, pose.z - spot.z]
  motion.take([id])
  const back = () => {
    motion.letGo([id])
    wake(true)
  }
  const isHome = (): boolean => {
    const { map } = layout().seats[asked.seat]!
    const isOverMap =
      Math.abs(spot.x - map.x) < mapSize.width / 2 + 1 && Math.abs(spot.z - map.z) < mapSize.depth / 2 + 2
    return isOverMap && Math.abs(spot.z) > trayHalf.z - 0.5
  }
  return {
    move(at) {
      if (!meetLevel(at.ray, y, spot)) return
      motion.put(id, spot.x + offX, y + lift, spot.z + offZ, qx, qy, qz, qw)
      wake(true)
    },
    release(at) {
      const isTaken = meetLevel(at.ray, y, spot) !== undefined && isHome()
      back()
      if (isTaken) pickThing(table, id, { x: at.x, y: at.y })
    },
    cancel: back,
  }
}
