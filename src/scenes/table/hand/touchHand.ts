import { Vector3 } from 'three'
import { wake } from '../frameLoop'
import { meetLevel, type PointerAt, type Touchable } from '../input/pointerDesk'
import { backFrom, turnedX, turnedZ } from '../turn'
import type { DeskDiceWork } from './createDeskDice'
import { pullHand, shakePerCm } from './handMotion'

/** A heap of dice as a ball around a point above its lowest ones: generous for fingers, in cm. */
const heap = { radius: 7, above: 3.5, single: 3 }
/** The fist comes down anywhere on the box. */
const boxHalf = 15.5

/** The pointer on dice in the hand: grab, shake, let go; a tap shakes them for you. A tap on the box is the fist. */
export function touchHand(work: DeskDiceWork, canvas: HTMLElement): Touchable {
  const point = new Vector3()
  const pointer = { x: 0, z: 0 }

  const isOnHand = (at: PointerAt) => {
    if (!work.waitsForHand || !work.thrown) return false
    const few = work.thrown.thrownCount < 4
    const { stand, hand } = work
    const { turn } = stand
    const height = hand.y + (few ? 0.5 : heap.above) + stand.y
    point.set(stand.x + turnedX(turn, hand.x, hand.z), height, stand.z + turnedZ(turn, hand.x, hand.z))
    return at.ray.distanceToPoint(point) < (few ? heap.single : heap.radius)
  }
  const isOnBox = (at: PointerAt) =>
    work.waitsForFist &&
    meetLevel(at.ray, 0, point) !== undefined &&
    Math.max(Math.abs(point.x - work.stand.x), Math.abs(point.z - work.stand.z)) < boxHalf

  const follow = (at: PointerAt) => {
    const { thrown } = work
    if (!thrown) return
    const { stand } = work
    if (meetLevel(at.ray, stand.y + thrown.middle.y + 3, point)) {
      const back = backFrom(stand.turn)
      const [awayX, awayZ] = [point.x - stand.x, point.z - stand.z]
      const x = turnedX(back, awayX, awayZ)
      const z = turnedZ(back, awayX, awayZ)
      // How far the pointer runs about is how the dice are shaken, however few frames see it.
      const run = work.gripped ? Math.hypot(x - pointer.x, z - pointer.z) : 0
      work.hand.shake = Math.min(1, work.hand.shake + run * shakePerCm)
      pointer.x = x
      pointer.z = z
      const { middle } = thrown
      pullHand(x - middle.x, z - middle.z, work.target, thrown.reach)
      work.target.x += middle.x
      work.target.z += middle.z
    }
    wake(true)
  }
  const comeBack = () => {
    work.gripped = false
    canvas.style.cursor = ''
    if (work.thrown) {
      work.target.x = work.thrown.middle.x
      work.target.z = work.thrown.middle.z
    }
    wake(true)
  }

  return {
    order: 30,
    hover: at => (at && isOnHand(at) ? 'grab' : at && isOnBox(at) ? 'pointer' : undefined),
    tap: at => {
      if (!isOnHand(at) && !isOnBox(at)) return false
      work.openSoon()
      wake(true)
      return true
    },
    grab: at => {
      if (!isOnHand(at)) return undefined
      canvas.style.cursor = 'grabbing'
      follow(at)
      work.gripped = true
      return {
        move: follow,
        release: () => {
          canvas.style.cursor = ''
          work.open()
          work.gripped = false
          wake(true)
        },
        cancel: comeBack,
      }
    },
  }
}
