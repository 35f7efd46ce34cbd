import { Vector3 } from 'three'
import type { PlanePoint } from '../../../measure'
import { type DieId, isDieId, type RattleMove, type RattleState } from '../../../rules/rattle-battle/public'
import { choosingOf, pickThing } from '../../../table/choosing'
import { deskOf } from '../../../table/desk'
import type { Table } from '../../../table/part'
import { wake } from '../../table/frameLoop'
import { type Grip, meetLevel, type PointerAt, type Touchable } from '../../table/input/pointerDesk'
import { backFrom, turnedX, turnedZ } from '../../table/turn'
import type { ThingMotion } from '../../things/motion'
import { touchThings as touchAny } from '../../things/touch'
import { dieEdgeOf, type Layout, type ThingId } from '../layout'
import { draggingOf, ghostOf, putDownOf } from './dragging'
import { dragStowed, stowedToken } from './rearranging'
import { pointAtShip } from './ShipWord'
import { seaDie } from './seaMeasures'
import { endOfDrag, type ShipDrag, shipDrags } from './shipDrag'
import type { Stowing } from './stowing'

/** How high a hand lifts what it drags, in cm (6.5). */
const lift = 2.5
/** Where Ships that are sent are put down: the strip before the Baron and the Sea Box itself. */
const musterSlack = 4

export interface ThingsToTouch {
  readonly motion: ThingMotion
  layout(): Layout
  readonly stowing: Stowing
}

/** Clicking and dragging the things that the current choices are about. */
export function touchThings(table: Table, { motion, layout, stowing }: ThingsToTouch): Touchable {
  const desk = deskOf(table)
  const dragging = draggingOf(table)
  const ghost = ghostOf(table)
  const putDown = putDownOf(table)
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
      if (stowing.tokens.has(id)) return stowing.drag(id, at)
      if (stowedToken(table, id)) return dragStowed(table, { motion, layout }, id, at)
      const ship = dragOf(id)
      if (ship) return dragShip(id, ship, at)
      return isSent(id) ? dragToMuster(id, at) : undefined
    },
  })

  /** A Ship over the Sea: where it would lie and whether it may is told all the while. */
  function dragShip(id: ThingId, ship: ShipDrag, start: PointerAt): Grip | undefined {
    const { view: shown, game, told } = desk.state.getState()
    const view = shown as RattleState
    const die = seaDie(view, ship.dieId)
    const dieHalf = dieEdgeOf(view) / 2
    if (!die || !game || !told || !meetLevel(start.ray, dieHalf, point)) return undefined
    const { sea } = layout()
    const back = backFrom(sea)
    /** The point of the Sea, in mm, at a point of the table. */
    const seaPoint = ({ x, z }: Vector3) => ({
      x: turnedX(back, x, z) * 10,
      y: 0 - turnedZ(back, x, z) * 10,
    })
    const putAt = ({ x, y }: PlanePoint, height: number) =>
      motion.put(
        id,
        turnedX(sea, x / 10, -y / 10),
        height,
        turnedZ(sea, x / 10, -y / 10),
        pose.qx,
        pose.qy,
        pose.qz,
        pose.qw,
      )
    const grabbed = seaPoint(point)
    const off = { x: die.x - grabbed.x, y: die.y - grabbed.y }
    const pose = { ...motion.poseOf(id)! }
    const check = (move: RattleMove) => game.check(told.view, move)
    let held = endOfDrag(ship, die, view, check)
    motion.take([id])
    ghost.x = die.x
    ghost.y = die.y
    dragging.setState({ ship, refusal: undefined })
    const over = () => {
      dragging.setState({ ship: undefined, refusal: undefined })
      wake(true)
    }
    const putBack = () => {
      motion.letGo([id])
      over()
    }
    return {
      move(at) {
        // The pointer is where the Ship would lie; the Ship itself hangs above it in the hand.
        if (!meetLevel(at.ray, dieHalf, point)) return
        const pointed = seaPoint(point)
        held = endOfDrag(ship, { x: pointed.x + off.x, y: pointed.y + off.y }, view, check)
        const { end, refusal } = held
        ghost.x = end.x
        ghost.y = end.y
        putAt(end, dieHalf + lift)
        if (dragging.getState().refusal?.why !== refusal?.why) dragging.setState({ refusal })
        wake(true)
      },
      release() {
        const isBack = held.refusal?.rule === 'RB-74a'
        if (isBack) return putBack()
        const { end, refusal } = held
        if (refusal) motion.letGo([id])
        else {
          putAt(end, dieHalf)
          letLieAt(id, ship.dieId, end)
        }
        // A refusal is said by the desk as that of any other move.
        void desk.choose(held.move)
        over()
      },
      cancel: putBack,
    }
  }

  /** The Ship stays where it was put until the table knows that it lies there. */
  function letLieAt(id: ThingId, ship: DieId, { x, y }: PlanePoint): void {
    putDown.ship = ship
    const { matchId, asked } = desk.state.getState()
    const stop = desk.state.subscribe(now => {
      const die = now.view === undefined ? undefined : seaDie(now.view as RattleState, ship)
      const isThere = die?.x === x && die.y === y
      const isOver = now.matchId !== matchId || (now.phase === 'asking' && now.asked !== asked)
      if (!isThere && !isOver && die && now.phase !== 'stopped') return
      stop()
      putDown.ship = undefined
      // The table gets a new layout in between.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          motion.letGo([id])
          wake(true)
        }),
      )
    })
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
