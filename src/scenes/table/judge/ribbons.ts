import { BufferAttribute, BufferGeometry, Color } from 'three'
import { bandPoints, type Outline, type PlanePoint, rangeBand } from '../../../measure'

/** Flat strips of one colour, collected into one geometry with vertex colours; input in mm of the plane, output in cm. */
export interface RibbonBuilder {
  /** A strip between two chains of as many points. */
  strip(
    inner: readonly PlanePoint[],
    outer: readonly PlanePoint[],
    height: number,
    colour: string,
    closed: boolean,
  ): void
  /** A straight line of some width. */
  line(from: PlanePoint, to: PlanePoint, width: number, height: number, colour: string): void
  /** A border around a die's outline, from its edge outwards. */
  border(outline: Outline, from: number, to: number, height: number, colour: string): void
  build(): BufferGeometry
}

const colours = new Map<string, Color>()

function colourOf(hex: string): Color {
  const known = colours.get(hex) ?? new Color(hex)
  colours.set(hex, known)
  return known
}

export function createRibbons(): RibbonBuilder {
  const positions: number[] = []
  const tints: number[] = []
  const indices: number[] = []

  function put({ x, y }: PlanePoint, height: number, { r, g, b }: Color): number {
    positions.push(x / 10, height, -y / 10)
    tints.push(r, g, b)
    return positions.length / 3 - 1
  }

  const builder: RibbonBuilder = {
    strip(inner, outer, height, hex, closed) {
      const colour = colourOf(hex)
      const first = positions.length / 3
      const count = Math.min(inner.length, outer.length)
      for (let i = 0; i < count; i++) {
        put(inner[i]!, height, colour)
        put(outer[i]!, height, colour)
      }
      const pieces = closed ? count : count - 1
      for (let i = 0; i < pieces; i++) {
        const a = first + 2 * i
        const b = first + 2 * ((i + 1) % count)
        indices.push(a, a + 1, b + 1, a, b + 1, b)
      }
    },
    line(from, to, width, height, hex) {
      const length = Math.hypot(to.x - from.x, to.y - from.y)
      if (length === 0) return
      const nx = (-(to.y - from.y) / length) * (width / 2)
      const ny = ((to.x - from.x) / length) * (width / 2)
      builder.strip(
        [
          { x: from.x - nx, y: from.y - ny },
          { x: to.x - nx, y: to.y - ny },
        ],
        [
          { x: from.x + nx, y: from.y + ny },
          { x: to.x + nx, y: to.y + ny },
        ],
        height,
        hex,
        false,
      )
    },
    border(outline, from, to, height, hex) {
      builder.strip(
        bandPoints(rangeBand(outline, from), 10),
        bandPoints(rangeBand(outline, to), 10),
        height,
        hex,
        true,
      )
    },
    build() {
      const geometry = new BufferGeometry()
      geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3))
      geometry.setAttribute('color', new BufferAttribute(new Float32Array(tints), 3))
      geometry.setIndex(indices)
      return geometry
    },
  }
  return builder
}
