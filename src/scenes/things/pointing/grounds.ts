import type { TableSpot } from '../../../table/pointing'
import { type Frame, type Layout, type Placement, pointOf } from '../layout'

/** A flat part of the table that is no thing. */
export interface Area {
  readonly name: string
  readonly frame: Frame
  readonly halfX: number
  readonly halfZ: number
  /** Of its floor. */
  readonly y: number
}

/**
 * Each player sits at their own side, so a spot is told in the frame of something that lies before all of them. What is
 * told names nothing else, so it gives nothing away that only one player may see.
 */
export interface Grounds {
  /** Kinds of things that lie under the same names on every screen, spectators' included. */
  readonly kinds: ReadonlySet<string>
  readonly areas: readonly Area[]
  /** Kinds of things that are pointed into: boxes and trays. */
  readonly hollow?: ReadonlySet<string>
}

interface Point {
  readonly x: number
  readonly y: number
  readonly z: number
}

/** Dice and what leans have a frame that no plane goes with: their middle is meant. */
const isFlat = ({ die, rotation, pitch, fan }: Placement) =>
  die === undefined && rotation === undefined && !pitch && !fan

const inFrame = ({ x, z, yaw }: Frame, point: Point) => {
  const [cos, sin] = [Math.cos(yaw), Math.sin(yaw)]
  const [dx, dz] = [point.x - x, point.z - z]
  return { u: dx * cos - dz * sin, v: dx * sin + dz * cos }
}

const mm = (cm: number) => Math.round(cm * 10)

/** The area that a point lies in, as seen from above. */
export function areaAt({ areas }: Grounds, point: Point): Area | undefined {
  return areas.find(({ frame, halfX, halfZ }) => {
    const { u, v } = inFrame(frame, point)
    return Math.abs(u) <= halfX && Math.abs(v) <= halfZ
  })
}

/** The spot of a point of this table; `on`: the thing that was met there, whatever it is. */
export function spotAt(
  { things }: Pick<Layout, 'things'>,
  grounds: Grounds,
  point: Point,
  on?: Placement,
): TableSpot | undefined {
  const { kinds } = grounds
  if (on && kinds.has(on.kind)) return onThing(on, point)
  const area = areaAt(grounds, point)
  if (area) {
    const { u, v } = inFrame(area.frame, point)
    return { on: area.name, x: mm(u), y: mm(point.y - area.y), z: mm(v) }
  }
  let best: Placement | undefined
  let least = Number.POSITIVE_INFINITY
  for (const thing of things.values()) {
    if (!kinds.has(thing.kind) || !isFlat(thing)) continue
    const { u, v } = inFrame(thing, point)
    const beside = Math.hypot(
      Math.max(0, Math.abs(u) - thing.width / 2),
      Math.max(0, Math.abs(v) - thing.depth / 2),
    )
    if (beside < least) {
      best = thing
      least = beside
    }
  }
  return best && onThing(best, point)
}

function onThing(thing: Placement, point: Point): TableSpot {
  if (!isFlat(thing)) return { on: thing.id, x: 0, y: mm(thing.height), z: 0 }
  const { u, v } = inFrame(thing, point)
  return { on: thing.id, x: mm(u), y: mm(point.y - thing.y), z: mm(v) }
}

/** Where a spot is on this table, in cm; undefined where what it lies on is gone. */
export function pointOfSpot(
  { things }: Pick<Layout, 'things'>,
  { areas }: Grounds,
  { on, x, y, z }: TableSpot,
): Point | undefined {
  const area = areas.find(({ name }) => name === on)
  if (area) return { ...pointOf(area.frame, x / 10, z / 10), y: area.y + y / 10 }
  const thing = things.get(on)
  if (!thing) return undefined
  const frame = isFlat(thing) ? thing : { x: thing.x, z: thing.z, yaw: 0 }
  return { ...pointOf(frame, x / 10, z / 10), y: thing.y + y / 10 }
}

/** What lies at a spot; undefined on the bare table. */
export function thingOfSpot(
  { things }: Pick<Layout, 'things'>,
  { on, x, z }: TableSpot,
): Placement | undefined {
  const thing = things.get(on)
  if (!thing) return undefined
  const isOn = Math.abs(x / 10) <= thing.width / 2 && Math.abs(z / 10) <= thing.depth / 2
  return isOn || !isFlat(thing) ? thing : undefined
}
