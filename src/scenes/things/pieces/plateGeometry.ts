import { BufferGeometry, Float32BufferAttribute } from 'three'

/**
 * Cardboard that an instance gives its size: every vertex knows its corner of the unit square, the way from there that
 * grows with the radius, and whether it belongs to the print, to the back or to the edge.
 *
 *   position   x, z: ±0.5 of the size; y: ±0.5 of the height
 *   aRound     x, z: direction of the rounding at a corner; y: how much of the bevel is taken off inwards (1: all)
 *   aPart      0 print, 1 back, 2 edge
 */
export const plateParts = { front: 0, back: 1, edge: 2 } as const

interface Rim {
  readonly x: number
  readonly z: number
  readonly nx: number
  readonly nz: number
  readonly rx: number
  readonly rz: number
}

interface Builder {
  readonly positions: number[]
  readonly normals: number[]
  readonly rounds: number[]
  readonly parts: number[]
  readonly indices: number[]
}

/** Four corners, each turned in this many steps; counter-clockwise seen from above. */
function roundRim(steps: number): readonly Rim[] {
  const rim: Rim[] = []
  for (let k = 0; k < 4; k++) {
    const x = k === 0 || k === 3 ? 0.5 : -0.5
    const z = k < 2 ? -0.5 : 0.5
    for (let i = 0; i <= steps; i++) {
      const angle = (k + i / steps) * (Math.PI / 2)
      const [nx, nz] = [Math.cos(angle), -Math.sin(angle)]
      rim.push({ x, z, nx, nz, rx: nx, rz: nz })
    }
  }
  return rim
}

/** An outline of its own: points of the unit square, counter-clockwise seen from above. */
function cutRim(points: readonly (readonly [x: number, z: number])[]): readonly Rim[] {
  return points.flatMap(([x, z], index): Rim[] => {
    const [px, pz] = points.at(index - 1)!
    const [qx, qz] = points[(index + 1) % points.length]!
    const side = (ax: number, az: number, bx: number, bz: number) => {
      const length = Math.hypot(bx - ax, bz - az) || 1
      return [-(bz - az) / length, (bx - ax) / length] as const
    }
    const before = side(px, pz, x, z)
    const after = side(x, z, qx, qz)
    // Counter-clockwise with z towards the viewer: outwards is to the right of the way.
    const out = ([nx, nz]: readonly [number, number]) => ({ nx: -nx, nz: -nz })
    const dot = before[0] * after[0] + before[1] * after[1]
    if (dot > 0.7) {
      const nx = before[0] + after[0]
      const nz = before[1] + after[1]
      const length = Math.hypot(nx, nz)
      return [{ x, z, ...out([nx / length, nz / length]), rx: 0, rz: 0 }]
    }
    return [
      { x, z, ...out(before), rx: 0, rz: 0 },
      { x, z, ...out(after), rx: 0, rz: 0 },
    ]
  })
}

function addPoint(
  builder: Builder,
  rim: Pick<Rim, 'x' | 'z' | 'rx' | 'rz'>,
  y: number,
  inset: number,
  normal: readonly [number, number, number],
  part: number,
): number {
  builder.positions.push(rim.x, y, rim.z)
  builder.rounds.push(rim.rx, inset, rim.rz)
  builder.normals.push(...normal)
  builder.parts.push(part)
  return builder.parts.length - 1
}

function build(rim: readonly Rim[], fan: readonly (readonly [number, number, number])[]): BufferGeometry {
  const builder: Builder = { positions: [], normals: [], rounds: [], parts: [], indices: [] }
  for (const [part, y, up] of [
    [plateParts.front, 0.5, 1],
    [plateParts.back, -0.5, -1],
  ] as const) {
    const ids = rim.map(point => addPoint(builder, point, y, 1, [0, up, 0], part))
    for (const [a, b, c] of fan)
      if (up > 0) builder.indices.push(ids[a]!, ids[b]!, ids[c]!)
      else builder.indices.push(ids[a]!, ids[c]!, ids[b]!)
  }
  // Upper bevel line, then the two lines of the edge: lit as if it were worn round.
  const rows = [
    { y: 0.5, inset: 1, up: 0.9 },
    { y: 0.32, inset: 0, up: 0 },
    { y: -0.5, inset: 0, up: 0 },
  ]
  const rings = rows.map(({ y, inset, up }) =>
    rim.map(point => {
      const flat = Math.sqrt(1 - up * up)
      return addPoint(builder, point, y, inset, [point.nx * flat, up, point.nz * flat], plateParts.edge)
    }),
  )
  for (let i = 0; i < rim.length; i++) {
    const j = (i + 1) % rim.length
    for (let row = 0; row + 1 < rows.length; row++) {
      const [a, b] = [rings[row]!, rings[row + 1]!]
      builder.indices.push(b[i]!, b[j]!, a[j]!, b[i]!, a[j]!, a[i]!)
    }
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(builder.positions, 3))
  geometry.setAttribute('normal', new Float32BufferAttribute(builder.normals, 3))
  geometry.setAttribute('aRound', new Float32BufferAttribute(builder.rounds, 3))
  geometry.setAttribute('aPart', new Float32BufferAttribute(builder.parts, 1))
  geometry.setIndex(builder.indices)
  return geometry
}

/** Enough for a token of 22 mm to be round. */
const cornerSteps = 7

/** A fan is right for every outline that can be seen whole from its first point. */
const fanOf = (count: number) => Array.from({ length: count - 2 }, (_, i) => [0, i + 1, i + 2] as const)

/** Strips between a lower and an upper line of points, for outlines that run along x. */
function arcPoints(
  from: readonly [number, number],
  to: readonly [number, number],
  bulge: number,
  steps: number,
): (readonly [number, number])[] {
  return Array.from({ length: steps }, (_, i) => {
    const t = i / steps
    const [dx, dz] = [to[0] - from[0], to[1] - from[1]]
    const lift = 4 * t * (1 - t) * bulge
    return [from[0] + dx * t + dz * lift, from[1] + dz * t - dx * lift] as const
  })
}

/** A plate with the radius of half its size is a disc. */
export const plateShapes = ['plate', 'bow', 'stern', 'mast', 'sail'] as const
export type PlateShape = (typeof plateShapes)[number]

/** Outlines, counter-clockwise seen from above (z towards the reader): first along the lower edge to the right. */
const cuts: Readonly<Record<Exclude<PlateShape, 'plate'>, () => (readonly [number, number])[]>> = {
  // The stem sweeps up to the right.
  bow: () => [
    [-0.5, 0.5],
    ...arcPoints([0.06, 0.5], [0.5, -0.36], -0.17, 9),
    [0.5, -0.36],
    [0.5, -0.47],
    [0.12, -0.5],
    [-0.5, -0.5],
  ],
  stern: () => [
    ...arcPoints([-0.3, 0.5], [0.5, 0.5], 0, 1),
    [0.5, 0.5],
    [0.5, -0.5],
    [-0.46, -0.5],
    ...arcPoints([-0.5, -0.44], [-0.3, 0.5], 0.05, 6),
  ],
  mast: () => [
    [-0.17, 0.5],
    [0.17, 0.5],
    [0.1, -0.36],
    [0.5, -0.37],
    [0.34, -0.435],
    [0.5, -0.5],
    [-0.1, -0.5],
    [-0.1, -0.36],
  ],
  // The foot is cut in an arch, the leeches swell.
  sail: () => [
    ...arcPoints([-0.5, 0.44], [0.5, 0.44], 0.08, 8),
    ...arcPoints([0.5, 0.44], [0.43, -0.5], -0.05, 5),
    [0.43, -0.5],
    ...arcPoints([-0.43, -0.5], [-0.5, 0.44], -0.05, 5),
  ],
}

export function createPlateGeometry(shape: PlateShape): BufferGeometry {
  if (shape === 'plate') {
    const rim = roundRim(cornerSteps)
    return build(rim, fanOf(rim.length))
  }
  const rim = cutRim(cuts[shape]())
  return build(rim, ears(rim))
}

/** Cuts an outline into triangles, ear by ear. */
function ears(rim: readonly Rim[]): readonly (readonly [number, number, number])[] {
  const left = rim.map((_, index) => index)
  const found: (readonly [number, number, number])[] = []
  const cross = (a: Rim, b: Rim, c: Rim) => (b.x - a.x) * (c.z - a.z) - (b.z - a.z) * (c.x - a.x)
  let guard = 0
  while (left.length > 2 && guard++ < 2000) {
    let cut = false
    for (let i = 0; i < left.length; i++) {
      const [p, q, r] = [left.at(i - 1)!, left[i]!, left[(i + 1) % left.length]!]
      const [a, b, c] = [rim[p]!, rim[q]!, rim[r]!]
      const area = cross(a, b, c)
      // Counter-clockwise from above is a negative cross product here, for z points down the page.
      if (area > 1e-9) continue
      const holds = left.some(k => {
        if (k === p || k === q || k === r) return false
        const d = rim[k]!
        return cross(a, b, d) < -1e-9 && cross(b, c, d) < -1e-9 && cross(c, a, d) < -1e-9
      })
      if (holds) continue
      if (area < -1e-9) found.push([p, q, r])
      left.splice(i, 1)
      cut = true
      break
    }
    if (!cut) break
  }
  return found
}
