import { Ray, Vector3 } from 'three'
import { person, testTable } from '../../../../match/testing/matches'
import { deskOf } from '../../../../table/desk'
import { createTable } from '../../../../table/part'
import { tableToolsOf } from '../../../../table/tableTools'
import { deskWaits } from '../../../../table/testing/deskWaits'
import { sitAt } from '../../../../table/testing/sitAt'
import { createPointerDesk, type PointerAt } from '../../../table/input/pointerDesk'
import type { Placement } from '../../layout'
import { createThingMotion } from '../../motion'
import { answersAnyway } from '../answersAnyway'
import { holdsUp, oncePlayed } from '../doublePress'
import { touchThings } from '../touchThings'

const card = (id: string): Placement => ({
  id,
  kind: 'card',
  x: 0,
  y: 0,
  z: 0,
  yaw: 0,
  faceUp: true,
  width: 6,
  depth: 9,
  height: 0.04,
  label: id,
  front: 'front',
  back: 'back',
})

/** The pointer over this point of the table, in cm; ten pixels to a centimetre. */
const pointAt = (x: number, isAgain = false): PointerAt => ({
  ray: new Ray(new Vector3(x, 10, 0), new Vector3(0, -1, 0)),
  x: 50 + x * 10,
  y: 50,
  timeMs: 0,
  touch: false,
  isAgain,
})

/** A card under the pointer, and everything that hears presses on it, in the order in which it is asked. */
export async function cardAtTable() {
  const table = createTable()
  const desk = deskOf(table)
  await sitAt(desk, testTable({ players: 2, seed: 'double', sitters: [person, person] }))
  await deskWaits(desk)
  tableToolsOf(table).setState({ lookAt: id => ({ id, kind: 'card', label: id }) })
  const motion = createThingMotion()
  motion.go({ things: new Map([['card', card('card')]]) }, { cut: true })
  const hearing = [
    oncePlayed(table),
    holdsUp(table, motion),
    touchThings(table, { motion }),
    answersAnyway(table, motion),
  ]
  /** On the card, or so many cm beside it. */
  const click = (isAgain: boolean, beside = 0) => hearing.some(one => one.tap?.(pointAt(beside, isAgain)))
  /** Takes the card, carries it so many cm to the right, and lets go. */
  const carry = (by: number) => {
    const grip = hearing.map(one => one.grab?.(pointAt(0))).find(one => one !== undefined)
    grip?.move(pointAt(by))
    return () => grip?.release(pointAt(by))
  }
  const heldUp = () => tableToolsOf(table).getState().heldUp?.id
  /** A finger that comes down on the card and lies there this long, as a browser tells of it. */
  const press = (ms: number) => {
    const canvas = Object.assign(new EventTarget(), {
      style: { cursor: '' },
      getBoundingClientRect: () => ({ left: 0, top: 0 }),
      setPointerCapture() {},
    })
    const fingers = createPointerDesk({
      orbit() {},
      pan() {},
      zoom() {},
      writeRay: (_x, _y, out) => out.copy(pointAt(0).ray),
    })
    for (const one of hearing) fingers.add(one)
    const stop = fingers.connect(canvas as unknown as HTMLElement)
    for (const [type, timeStamp] of [
      ['pointerdown', 0],
      ['pointerup', ms],
    ] as const) {
      const event = Object.assign(new Event(type), {
        pointerId: 1,
        pointerType: 'touch',
        button: 0,
        clientX: 0,
        clientY: 0,
      })
      canvas.dispatchEvent(Object.defineProperty(event, 'timeStamp', { value: timeStamp }))
    }
    stop()
  }
  return { table, desk, click, carry, press, heldUp }
}
