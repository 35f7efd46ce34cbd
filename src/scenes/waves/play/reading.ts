import { choosableNow } from '../../../table/choosing'
import type { Table } from '../../../table/part'
import type { CameraRig } from '../../table/camera/cameraRig'
import type { PointerAt, Touchable } from '../../table/input/pointerDesk'
import { spotOf, type ThingId } from '../../things/layout'
import { pickThing, type ThingMotion } from '../../things/motion'

/** What has words or rows to be read: tablets, the Council card, and what somebody has said. */
const isRead = (id: ThingId) => id.startsWith('tablet:') || id === 'council-card' || id.startsWith('said@')

/** A tap leans in to read a tablet or the Council card, and another leans back. */
export function reading(table: Table, rig: CameraRig, motion: ThingMotion): Touchable {
  let read: ThingId | undefined
  const under = ({ ray }: PointerAt) => {
    const choosable = choosableNow(table)
    return pickThing(ray, motion, ({ id }) => isRead(id) && !choosable.has(id))
  }
  return {
    order: 8,
    hover: at => (at && under(at) !== undefined ? 'zoom-in' : undefined),
    tap(at) {
      const id = under(at)
      const place = id === undefined ? undefined : motion.movers.get(id)?.placement
      if (!place) return false
      const isBack = read === id && !rig.atView && !rig.isTaken
      read = isBack ? undefined : id
      if (isBack) rig.goTo('drop')
      else rig.goToSpot({ ...spotOf(place), half: 7, azimuth: 0 })
      return true
    },
  }
}
