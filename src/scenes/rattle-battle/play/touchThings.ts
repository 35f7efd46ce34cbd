import { Vector3 } from 'three'
import { isDieId, type RattleState } from '../../../rules/rattle-battle/public'
import { choosingOf, pickThing } from '../../../table/choosing'
import { deskOf } from '../../../table/desk'
import type { Table } from '../../../table/part'
import { wake } from '../../table/frameLoop'
import { type Grip, meetLevel, type PointerAt, type Touchable } from '../../table/input/pointerDesk'
import type { ThingMotion } from '../../things/motion'
import { touchThings as touchAny } from '../../things/touch'
import type { Layout, ThingId } from '../layout'
import { dragStowed, stowedToken } from './rearranging'
import { pointAtShip } from './ShipWord'
import { seaDie } from './seaMeasures'
import { type ShipDrag, shipDrags } from './shipDrag'
import { takeShip } from './shipInHand'
import type { Steering } from './steering'
import type { Stowing } from './stowing'

/** How high a hand lifts what it drags, in cm (6.5). */
const lift = 2.5
/** Where Ships that are sent are put down: the strip before the Baron and the Sea Box itself. */
const musterSlack = 4

export interface ThingsToTouch {
  readonly motion: ThingMotion
  layout(): Layout
  readonly stowing: Stowing
  readonly steering: Steering
}

/** Clicking and dragging the things that the current choices are about. */
export function touchThings(table: Table, { motion, layout, stowing, steering }: ThingsToTouch): Touchable {
  const desk = deskOf(table)
  const choosing = choosingOf(table)
  const point = new Vector3()
  const dragOf = (id: ThingId): ShipDrag | undefined => {
    const { asked, view } = desk.state.getState()
    if (!asked || !id.startsWith('die:')) return undefined
    const ship = id.slice(4)
    const drags = shipDrags(asked.choices, choosing.getState().picked, view as RattleState)
    return isDieId(ship) ? drags.get(ship) : undefined
  }

  const shipAtSea = (id: ThingId) => {
    const view = desk.state.getState().view as RattleState | undefined
    return id.startsWith('die:') && view !== undefined ? seaDie(view, id.slice(4))?.id : undefined
  }

  return touchAny(table, {
    motion,
    sees: id => shipAtSea(id) !== undefined,
    takes: id => stowedToken(table, id) !== undefined,
    point: id => pointAtShip(table, id === undefined ? undefined : shipAtSea(id)),
    tap(id, at) {
      if (!stowing.tokens.has(id)) return false
      stowing.tap(id, at)
      return true
    },
    grab(id, at) {
      pointAtShip(table, undefined)
      steering.end()
      if (stowing.tokens.has(id)) return stowing.drag(id, at)
      if (stowedToken(table, id)) return dragStowed(table, { motion, layout }, id, at)
      const ship = dragOf(id)
      if (ship) return dragShip(ship, at)
      return isSent(id) ? dragToMuster(id, at) : undefined
    },
  })

  /** A Ship over the Sea: the pointer is where it would lie; the Ship itself hangs above it in the hand. */
  function dragShip(drag: ShipDrag, start: PointerAt): Grip | undefined {
    const held = takeShip(table, drag, motion, layout().sea)
    if (!held || !meetLevel(start.ray, held.dieHalf, point)) {
      held?.putBack()
      return undefined
    }
    const grabbed = held.seaPoint(point)
    const off = { x: held.start.x - grabbed.x, y: held.start.y - grabbed.y }
    return {
      move(at) {
        if (!meetLevel(at.ray, held.dieHalf, point)) return
        const pointed = held.seaPoint(point)
        held.moveTo({ x: pointed.x + off.x, y: pointed.y + off.y })
      },
      release() {
        const isBack = held.refusal?.rule === 'RB-74a'
        if (isBack) held.putBack()
        // A refusal is said by the desk as that of any other move.
        else held.lay()
      },
      cancel: held.putBack,
    }
  }

  /** A Ship at home goes to the Baron's hands, or back. */
  function dragToMuster(id: ThingId, start: PointerAt): Grip | undefined {
    const pose = motion.poseOf(id)
    if (!pose || !meetLevel(start.ray, pose.y, point)) return undefined
    const { qx, qy, qz, qw, y } = pose
    const isPicked = () => choosing.getState().picked.includes(id)
    motion.take([id])
    return {
      move(at) {
        if (!meetLevel(at.ray, y, point)) return
        motion.put(id, point.x, y + lift, point.z, qx, qy, qz, qw)
        wake(true)
      },
      release(at) {
        if (meetLevel(at.ray, y, point) && isOverMuster(point.x, point.z) !== isPicked())
          pickThing(table, id, { x: at.x, y: at.y })
        else motion.letGo([id])
        wake(true)
      },
      cancel() {
        motion.letGo([id])
        wake(true)
      },
    }
  }

  function isOverMuster(x: number, z: number): boolean {
    const { muster } = layout()
    const [cos, sin] = [Math.cos(muster.yaw), Math.sin(muster.yaw)]
    const along = (x - muster.x) * cos - (z - muster.z) * sin
    const away = (x - muster.x) * sin + (z - muster.z) * cos
    return (
      Math.abs(along) < muster.length / 2 + musterSlack &&
      away < musterSlack &&
      away > -muster.length - musterSlack
    )
  }

  function isSent(id: ThingId): boolean {
    const { asked } = desk.state.getState()
    return asked?.phase === 'briefing.commit' && id.startsWith('die:')
  }
}
