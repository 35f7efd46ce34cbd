import { spotOf, type Thing } from '../../../open-table'

/** A loop drawn on the table, in mm; closed from its end to its beginning. */
export interface LassoLine {
  readonly points: readonly { readonly x: number; readonly z: number }[]
  readonly isDrawn: boolean
  /** Grows with every point. */
  readonly version: number
  add(x: number, z: number): void
  clear(): void
  /** The loose things whose middles lie in the loop. */
  inside(things: readonly Thing[]): string[]
}

/** Points nearer to each other than this are one, in mm. */
const nearest = 4

export function createLassoLine(): LassoLine {
  let points: { x: number; z: number }[] = []
  let version = 0
  return {
    get points() {
      return points
    },
    get isDrawn() {
      return points.length > 1
    },
    get version() {
      return version
    },
    add(x, z) {
      const last = points.at(-1)
      if (last && Math.hypot(x - last.x, z - last.z) < nearest) return
      points.push({ x, z })
      version++
    },
    clear() {
      points = []
      version++
    },
    inside: things =>
      things.filter(thing => !thing.isLocked && isInside(points, spotOf(thing))).map(({ id }) => id),
  }
}

/** A ray to the east crosses the loop an odd number of times. */
function isInside(loop: LassoLine['points'], { x, z }: { readonly x: number; readonly z: number }): boolean {
  let isIn = false
  for (const [index, b] of loop.entries()) {
    const a = loop.at(index - 1)!
    if (a.z > z !== b.z > z && x < a.x + ((z - a.z) / (b.z - a.z)) * (b.x - a.x)) isIn = !isIn
  }
  return isIn
}
