import type { Vector3 } from 'three'
import type { PlanePoint } from '../../../measure'
import type { Refusal } from '../../../rules/game'
import type { RattleMove, RattleState } from '../../../rules/rattle-battle/public'
import { deskOf } from '../../../table/desk'
import type { Table } from '../../../table/part'
import { wake } from '../../table/frameLoop'
import { backFrom, type Turn, turnedX, turnedZ } from '../../table/turn'
import type { ThingMotion } from '../../things/motion'
import { dieEdgeOf, type ThingId } from '../layout'
import { draggingOf, ghostOf, putDownOf } from './dragging'
import { seaDie } from './seaMeasures'
import { endOfDrag, type ShipDrag } from './shipDrag'

/** How high a hand lifts what it carries, in cm (6.5). */
const lift = 2.5

/** A Ship in the hand: where it would lie and whether it may is told all the while. */
export interface ShipInHand {
  /** Half the edge of the die, in cm. */
  readonly dieHalf: number
  /** Where it was taken from, in mm of the Sea. */
  readonly start: PlanePoint
  /** Where it would lie. */
  readonly end: PlanePoint
  readonly refusal: Refusal | undefined
  /** The point of the Sea, in mm, at a point of the table. */
  seaPoint(at: Vector3): PlanePoint
  moveTo(point: PlanePoint): void
  /** Lifts it a little, to show that it is held. */
  lift(): void
  /** Puts it down where it is held. If that is illegal, the desk says why and it goes back. */
  lay(): void
  putBack(): void
}

/** Takes a Ship from the Sea, whatever it is then carried with. */
export function takeShip(
  table: Table,
  ship: ShipDrag,
  motion: ThingMotion,
  sea: Turn,
): ShipInHand | undefined {
  const desk = deskOf(table)
  const dragging = draggingOf(table)
  const ghost = ghostOf(table)
  const { view: shown, game, told } = desk.state.getState()
  const view = shown as RattleState
  const id: ThingId = `die:${ship.dieId}`
  const die = seaDie(view, ship.dieId)
  const lying = motion.poseOf(id)
  if (!die || !lying || !game || !told) return undefined

  const dieHalf = dieEdgeOf(view) / 2
  const back = backFrom(sea)
  const pose = { ...lying }
  const check = (move: RattleMove) => game.check(told.view, move)
  let held = endOfDrag(ship, die, view, check)
  motion.take([id])
  ghost.x = die.x
  ghost.y = die.y
  dragging.setState({ ship, refusal: undefined })

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
  const over = () => {
    dragging.setState({ ship: undefined, refusal: undefined })
    wake(true)
  }
  return {
    dieHalf,
    start: { x: die.x, y: die.y },
    get end() {
      return held.end
    },
    get refusal() {
      return held.refusal
    },
    seaPoint: ({ x, z }) => ({ x: turnedX(back, x, z) * 10, y: 0 - turnedZ(back, x, z) * 10 }),
    moveTo(point) {
      held = endOfDrag(ship, point, view, check)
      const { end, refusal } = held
      ghost.x = end.x
      ghost.y = end.y
      putAt(end, dieHalf + lift)
      if (dragging.getState().refusal?.why !== refusal?.why) dragging.setState({ refusal })
      wake(true)
    },
    lift() {
      putAt(die, dieHalf + lift)
      wake(true)
    },
    lay() {
      const { end, refusal, move } = held
      if (refusal) motion.letGo([id])
      else {
        putAt(end, dieHalf)
        letLieAt(table, motion, ship, end)
      }
      void desk.choose(move)
      over()
    },
    putBack() {
      motion.letGo([id])
      over()
    },
  }
}

/** The Ship stays where it was put until the table knows that it lies there. */
function letLieAt(table: Table, motion: ThingMotion, { dieId }: ShipDrag, { x, y }: PlanePoint): void {
  const desk = deskOf(table)
  const putDown = putDownOf(table)
  putDown.ship = dieId
  const { matchId, asked } = desk.state.getState()
  const stop = desk.state.subscribe(now => {
    const die = now.view === undefined ? undefined : seaDie(now.view as RattleState, dieId)
    const isThere = die?.x === x && die.y === y
    const isOver = now.matchId !== matchId || (now.phase === 'asking' && now.asked !== asked)
    if (!isThere && !isOver && die && now.phase !== 'stopped') return
    stop()
    putDown.ship = undefined
    // The table gets a new layout in between.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        motion.letGo([`die:${dieId}`])
        wake(true)
      }),
    )
  })
}
