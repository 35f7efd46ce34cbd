import type { PlanePoint } from '../measure'
import { reachOf, restRotation, sizeOf, type Thing, type What } from './thing'

/** Everything that lies there; things keep their order, and ids are never used again. */
export interface TableState {
  readonly things: readonly Thing[]
  /** The number of the next thing. */
  readonly next: number
}

export const emptyTable: TableState = { things: [], next: 1 }

/** More than anybody needs, and what a table of today's telephones carries. */
export const mostThings = 400
/** From the middle of the table to where its wood ends, in mm. */
export const tableHalf = { x: 905, z: 560 } as const

/** A point of the table top: x to the right, z towards the south, in mm. */
export interface Spot {
  readonly x: number
  readonly z: number
}

export const spotOf = ({ pose }: Thing): Spot => ({ x: pose.position[0], z: pose.position[2] })
export const planeOf = ({ x, z }: Spot): PlanePoint => ({ x, y: 0 - z })

export function thingOf(state: TableState, id: string): Thing | undefined {
  return state.things.find(thing => thing.id === id)
}

/** The thing as it lies upright on the bare table. */
export function layOn({ x, z }: Spot, what: What, id: string, yawDeg = 0, under = 0): Thing {
  const rotation = restRotation(what, yawDeg)
  return { id, what, pose: { position: [x, under + sizeOf(what).height / 2, z], rotation } }
}

/** How high the things reach that a thing would lie on at a spot, in mm. */
export function heightUnder(things: readonly Thing[], what: What, { x, z }: Spot): number {
  const reach = reachOf(what)
  const under = things.filter(other => {
    const spot = spotOf(other)
    return (spot.x - x) ** 2 + (spot.z - z) ** 2 < (reachOf(other.what) + reach) ** 2
  })
  return Math.max(0, ...under.map(({ what, pose }) => pose.position[1] + sizeOf(what).height / 2))
}

/** Between things that are laid out, in mm. */
const room = 6

/**
 * The free spot nearest to the wanted one, on square rings around it; where the table is full the thing comes to lie
 * on others.
 */
export function freeSpot(things: readonly Thing[], what: What, near: Spot): Spot {
  const reach = reachOf(what)
  const taken = things.map(thing => ({ ...spotOf(thing), reach: reachOf(thing.what) }))
  const isFree = ({ x, z }: Spot) =>
    Math.abs(x) + reach <= tableHalf.x &&
    Math.abs(z) + reach <= tableHalf.z &&
    taken.every(other => (other.x - x) ** 2 + (other.z - z) ** 2 >= (other.reach + reach + room) ** 2)
  if (isFree(near)) return near
  // Finer rings would find gaps that nobody misses and take seconds on a full table.
  const step = Math.max(24, reach)
  for (let ring = 1; ring * step < 2 * tableHalf.x; ring++) {
    const count = ring * 8
    for (let k = 0; k < count; k++) {
      const spot = ringSpot(near, ring * step, k / count)
      if (isFree(spot)) return spot
    }
  }
  return near
}

/** A point of the square ring around another, at this share of the way round. */
function ringSpot({ x, z }: Spot, half: number, share: number): Spot {
  const side = Math.floor(share * 4)
  const along = (share * 4 - side) * 2 * half - half
  if (side === 0) return { x: x + along, z: z + half }
  if (side === 1) return { x: x + half, z: z - along }
  return side === 2 ? { x: x - along, z: z - half } : { x: x - half, z: z + along }
}
