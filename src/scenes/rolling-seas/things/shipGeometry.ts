import { BufferGeometry, Float32BufferAttribute } from 'three'

/** A ship of 12 mm for the dot on a chart (rolling-seas 2): hull, mast and two sails, its bow to the north. */
export interface ShipGeometry {
  readonly hull: BufferGeometry
  readonly sails: BufferGeometry
}

type Corner = readonly [x: number, y: number, z: number]

function build(faces: readonly (readonly Corner[])[]): BufferGeometry {
  const positions: number[] = []
  for (const face of faces)
    for (let i = 2; i < face.length; i++) positions.push(...face[0]!, ...face[i - 1]!, ...face[i]!)
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.computeVertexNormals()
  return geometry
}

/** Half the beam along the keel, from bow to stern, at the waterline and at the rail; z and heights in cm. */
const frames = [
  { z: -0.62, low: 0, high: 0.02, rail: 0.34 },
  { z: -0.38, low: 0.1, high: 0.17, rail: 0.27 },
  { z: -0.05, low: 0.17, high: 0.24, rail: 0.23 },
  { z: 0.3, low: 0.17, high: 0.24, rail: 0.25 },
  { z: 0.56, low: 0.1, high: 0.2, rail: 0.38 },
] as const

function hullFaces(): readonly (readonly Corner[])[] {
  const faces: Corner[][] = []
  for (const [index, a] of frames.entries()) {
    const b = frames[index + 1]
    if (!b) break
    for (const side of [-1, 1] as const) {
      const wall: Corner[] = [
        [side * a.low, 0, a.z],
        [side * b.low, 0, b.z],
        [side * b.high, b.rail, b.z],
        [side * a.high, a.rail, a.z],
      ]
      faces.push(side < 0 ? wall.toReversed() : wall)
    }
    const sunk = 0.05
    faces.push([
      [-a.high, a.rail - sunk, a.z],
      [-b.high, b.rail - sunk, b.z],
      [b.high, b.rail - sunk, b.z],
      [a.high, a.rail - sunk, a.z],
    ])
  }
  const stern = frames.at(-1)!
  faces.push([
    [stern.low, 0, stern.z],
    [-stern.low, 0, stern.z],
    [-stern.high, stern.rail, stern.z],
    [stern.high, stern.rail, stern.z],
  ])
  const mast = 0.028
  for (const z of [-0.16, 0.3])
    for (const [dx, dz] of [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ] as const) {
      const [ax, az] = [dx * mast - dz * mast, dz * mast + dx * mast]
      const [bx, bz] = [dx * mast + dz * mast, dz * mast - dx * mast]
      const top = z < 0 ? 1.16 : 0.98
      faces.push([
        [ax, 0.2, z + az],
        [bx, 0.2, z + bz],
        [bx, top, z + bz],
        [ax, top, z + az],
      ])
    }
  return faces
}

/** Sails bellied by the wind, seen from both sides. */
function sailFaces(): readonly (readonly Corner[])[] {
  const faces: Corner[][] = []
  const steps = 5
  const sail = (z: number, low: number, high: number, wide: number, narrow: number) => {
    for (let i = 0; i < steps; i++) {
      const at = (share: number): readonly [left: Corner, right: Corner] => {
        const y = low + (high - low) * share
        const half = wide + (narrow - wide) * share
        const belly = z - 0.16 * Math.sin(Math.PI * (0.15 + share * 0.85))
        return [
          [-half, y, belly],
          [half, y, belly],
        ]
      }
      const [a, b] = [at(i / steps), at((i + 1) / steps)]
      const face: Corner[] = [a[0], a[1], b[1], b[0]]
      faces.push(face, face.toReversed())
    }
  }
  sail(-0.16, 0.42, 0.8, 0.36, 0.3)
  sail(-0.16, 0.83, 1.1, 0.27, 0.2)
  sail(0.3, 0.46, 0.9, 0.3, 0.2)
  return faces
}

export const createShipGeometry = (): ShipGeometry => ({
  hull: build(hullFaces()),
  sails: build(sailFaces()),
})
