import { Vector3 } from 'three'
import { desk } from '../../../match/desk'
import { choosableNow, choosing, pickNothing, pickThing } from '../../../match/table/choosing'
import { highlights } from '../../../match/table/highlights'
import { deskJudge } from '../../../match/table/judge/deskJudge'
import { wake } from '../../table/frameLoop'
import { type Grip, meetLevel, type PointerAt, type Touchable } from '../../table/input/pointerDesk'
import type { ThingId } from '../layout'
import { type ThingMotion, pickThing as thingUnder } from '../motion'

/** How high a hand lifts what it drags, in cm, and how far a finger may miss. */
const lift = 2.5
const fingerSlack = 0.5

export interface ThingsToTouch {
  readonly motion: ThingMotion
  /** Has the game something of its own to do with this thing now? Then it is asked before anything is picked. */
  grab?(id: ThingId, at: PointerAt): Grip | undefined
  tap?(id: ThingId, at: PointerAt): boolean
  /** The pointer is over this thing, choosable or not. */
  point?(id: ThingId | undefined): void
  /** What else can be pointed at, beside what can be chosen. */
  sees?(id: ThingId): boolean
  /** What else a hand may take, beside what can be chosen: `grab` has something to do with it. */
  takes?(id: ThingId): boolean
}

/** Is somebody asked, with nothing between him and the things? */
export function isAskedNow(): boolean {
  const { phase, lookingBack } = desk.state.getState()
  return phase === 'asking' && !lookingBack && !deskJudge.getState().isOn
}

/**
 * Clicking and dragging the things that the choices of whoever is asked are about. A thing dragged onto another picks
 * both.
 */
export function touchThings({ motion, grab, tap, point, sees, takes }: ThingsToTouch): Touchable {
  const spot = new Vector3()

  const under = (at: PointerAt, except?: ThingId): ThingId | undefined => {
    if (!isAskedNow()) return undefined
    const choosable = choosableNow()
    const { picked } = choosing.getState()
    return thingUnder(
      at.ray,
      motion,
      ({ id }) => id !== except && (choosable.has(id) || picked.includes(id)),
      at.touch ? fingerSlack : 0,
    )
  }
  const takenUnder = (at: PointerAt): ThingId | undefined =>
    takes && isAskedNow()
      ? thingUnder(at.ray, motion, ({ id }) => takes(id), at.touch ? fingerSlack : 0)
      : undefined
  const hover = (id: ThingId | undefined) => {
    if (highlights.getState().hovered !== id) highlights.setState({ hovered: id })
  }

  return {
    order: 12,
    hover: at => {
      const id = at && under(at)
      hover(id)
      point?.(at && (id ?? (sees && thingUnder(at.ray, motion, thing => sees(thing.id)))))
      if (id === undefined) return at && takenUnder(at) !== undefined ? 'grab' : undefined
      return choosing.getState().loose.has(id) ? 'grab' : 'pointer'
    },
    tap: at => {
      const id = under(at)
      if (id !== undefined) return tap?.(id, at) || pickThing(id, { x: at.x, y: at.y })
      if (isAskedNow()) pickNothing()
      return false
    },
    grab: at => {
      const id = under(at)
      const taken = id ?? takenUnder(at)
      if (taken === undefined) return undefined
      hover(undefined)
      return grab?.(taken, at) ?? (id === undefined ? undefined : drag(id, at))
    },
  }

  /** Carries a thing until it is let go over another that may be meant with it. */
  function drag(id: ThingId, start: PointerAt): Grip | undefined {
    const pose = motion.poseOf(id)
    if (!pose || !choosing.getState().loose.has(id) || !meetLevel(start.ray, pose.y, spot)) return undefined
    const { qx, qy, qz, qw, y } = pose
    const [offX, offZ] = [pose.x - spot.x, pose.z - spot.z]
    if (!choosing.getState().picked.includes(id)) pickThing(id, { x: start.x, y: start.y })
    motion.take([id])
    const back = () => {
      motion.letGo([id])
      hover(undefined)
      wake(true)
    }
    return {
      move(at) {
        if (!meetLevel(at.ray, y, spot)) return
        motion.put(id, spot.x + offX, y + lift, spot.z + offZ, qx, qy, qz, qw)
        hover(under(at, id))
        wake(true)
      },
      release(at) {
        const onto = under(at, id)
        back()
        if (onto !== undefined && !choosing.getState().picked.includes(onto))
          pickThing(onto, { x: at.x, y: at.y })
      },
      cancel: back,
    }
  }
}
