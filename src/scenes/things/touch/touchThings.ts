import { Vector3 } from 'three'
import type { Refusal } from '../../../rules/game'
import { choosableNow, choosesAtOnce, choosingOf, pickNothing, pickThing } from '../../../table/choosing'
import { deskOf } from '../../../table/desk'
import { highlightsOf } from '../../../table/highlights'
import { deskJudgeOf } from '../../../table/judge/deskJudge'
import type { Table } from '../../../table/part'
import { wake } from '../../table/frameLoop'
import { type Grip, meetLevel, type PointerAt, type Touchable } from '../../table/input/pointerDesk'
import type { ThingId } from '../layout'
import { type ThingMotion, pickThing as thingUnder } from '../motion'

/** How high a hand lifts what it drags, in cm, and how far a finger may miss. */
const lift = 2.5
const fingerSlack = 0.5
/** Carried so far, a thing is meant to leave its place. */
const awayPixels = 40

export interface ThingsToTouch {
  readonly motion: ThingMotion
  /** Has the game something of its own to do with this thing now? Then it is asked before anything is picked. */
  grab?(id: ThingId, at: PointerAt): Grip | undefined
  tap?(id: ThingId, at: PointerAt): boolean
  /** The pointer is over this thing, choosable or not. */
  point?(id: ThingId | undefined): void
  /** What else can be pointed at, beside what can be chosen. */
  sees?(id: ThingId): boolean
  /** Why this thing cannot be chosen now, where a click on it asks for a reason. */
  refusalOf?(id: ThingId): Refusal | undefined
  /** What else a hand may take, beside what can be chosen: `grab` has something to do with it. */
  takes?(id: ThingId): boolean
}

/** The word beside the question. */
function say(table: Table, refusal: Refusal | undefined): void {
  const desk = deskOf(table)
  if (desk.state.getState().refusal !== refusal) desk.state.setState({ refusal })
}

/** Is a player asked, with nothing covering the things? */
export function isAskedNow(table: Table): boolean {
  const { phase, lookingBack } = deskOf(table).state.getState()
  return phase === 'asking' && !lookingBack && !deskJudgeOf(table).getState().isOn
}

/**
 * Clicking and dragging the things that the current choices are about. A thing dragged onto another picks
 * both.
 */
export function touchThings(
  table: Table,
  { motion, grab, tap, point, sees, takes, refusalOf }: ThingsToTouch,
): Touchable {
  const highlights = highlightsOf(table)
  const choosing = choosingOf(table)
  const spot = new Vector3()

  const under = (at: PointerAt, except?: ThingId): ThingId | undefined => {
    if (!isAskedNow(table)) return undefined
    const choosable = choosableNow(table)
    const { picked } = choosing.getState()
    return thingUnder(
      at.ray,
      motion,
      ({ id }) => id !== except && (choosable.has(id) || picked.includes(id)),
      at.touch ? fingerSlack : 0,
    )
  }
  const refusalUnder = (at: PointerAt): Refusal | undefined => {
    const refused = thingUnder(at.ray, motion, ({ id }) => refusalOf?.(id) !== undefined)
    return refused === undefined ? undefined : refusalOf?.(refused)
  }
  const takenUnder = (at: PointerAt): ThingId | undefined =>
    takes && isAskedNow(table)
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
      if (id !== undefined) {
        say(table, undefined)
        return tap?.(id, at) || pickThing(table, id, { x: at.x, y: at.y })
      }
      if (!isAskedNow(table)) return false
      pickNothing(table)
      const refusal = refusalUnder(at)
      say(table, refusal)
      return refusal !== undefined
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
    // What this thing alone would choose is chosen where it is let go: it may still be brought back.
    const isLast = choosesAtOnce(table, id)
    if (!isLast && !choosing.getState().picked.includes(id)) pickThing(table, id, { x: start.x, y: start.y })
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
        if (isLast) {
          if (onto === undefined && Math.hypot(at.x - start.x, at.y - start.y) > awayPixels)
            pickThing(table, id, { x: at.x, y: at.y })
        } else if (onto === undefined) say(table, refusalUnder(at))
        else if (!choosing.getState().picked.includes(onto)) pickThing(table, onto, { x: at.x, y: at.y })
      },
      cancel: back,
    }
  }
}
