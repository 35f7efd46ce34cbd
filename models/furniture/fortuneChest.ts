import { type Mesh, makeMesh } from '../lib/mesh'
import { block, moved, paint } from '../lib/paint'
import { addGrid, addLathe } from '../lib/surface'

/**
 * A treasure chest of 50 x 35 x 35 mm, hollow. The lid turns about the x axis through its own origin, which is the
 * hinge: it stands at `chestHinge` of the body. Bodies and lids carry their tints; iron and brass are their own parts.
 */
export const chestHinge = { y: 2.05, z: -1.62 } as const
const width = 5
const depth = 3.5
const wall = 0.24
const lidRise = 1.3
const woods = ['#6f4622', '#7b4f28', '#68401e']

export function fortuneChest(): readonly Mesh[] {
  const body = makeMesh('body', 'chest-wood')
  const bodyMetal = makeMesh('body-metal', 'chest-brass')
  const lid = makeMesh('lid', 'chest-wood')
  const lidMetal = makeMesh('lid-metal', 'chest-brass')
  const { y: high } = chestHinge

  block(body, [0, 0.14, 0], [width - 0.1, 0.28, depth - 0.1])
  paint(body, '#3d2613')
  for (let plank = 0; plank < 3; plank++) {
    const y = 0.12 + (plank + 0.5) * ((high - 0.12) / 3)
    const tall = (high - 0.12) / 3 - 0.03
    for (const sign of [-1, 1]) {
      block(body, [0, y, sign * (depth / 2 - wall / 2)], [width, tall, wall])
      block(body, [sign * (width / 2 - wall / 2), y, 0], [wall, tall, depth - 2 * wall])
    }
    paint(body, woods[plank]!)
  }
  // Red velvet on the floor, for gold to lie on.
  block(body, [0, 0.3, 0], [width - 2 * wall, 0.05, depth - 2 * wall])
  paint(body, '#6d1822')

  for (const sign of [-1, 1]) {
    for (const z of [-1, 1])
      block(bodyMetal, [sign * 1.55, high / 2, z * (depth / 2 + 0.02)], [0.42, high, 0.07])
    block(bodyMetal, [sign * (width / 2 + 0.02), high - 0.14, 0], [0.07, 0.28, depth])
    block(bodyMetal, [sign * (width / 2 + 0.02), 0.14, 0], [0.07, 0.28, depth])
    // A ring to carry it by.
    block(bodyMetal, [sign * (width / 2 + 0.08), 1.05, 0], [0.08, 0.12, 1])
  }
  block(bodyMetal, [0, 1.66, depth / 2 + 0.05], [0.7, 0.66, 0.12])
  addRing(bodyMetal, [0, 1.6, depth / 2 + 0.12])

  addLid(lid, lidMetal)
  return [body, bodyMetal, lid, lidMetal]
}

/** The keyhole's rim. */
function addRing(mesh: Mesh, at: readonly [number, number, number]): void {
  moved(mesh, at, one =>
    addLathe(
      one,
      [
        [0.16, -0.1],
        [0.16, 0.1],
        [0.06, 0.1],
      ],
      10,
    ),
  )
}

/** Half a barrel, staves and all, its hinge at the origin, open towards +z. */
function addLid(lid: Mesh, metal: Mesh): void {
  const half = depth / 2
  const centre = -chestHinge.z
  const steps = 12
  const arc = (radius: number, step: number) => {
    const angle = Math.PI * (step / steps)
    return [
      centre + radius * half * Math.cos(angle),
      Math.max(0, radius * lidRise * Math.sin(angle) ** 0.85),
    ] as const
  }
  const barrel = (mesh: Mesh, radius: number, from: number, to: number, flip: boolean) =>
    addGrid(mesh, {
      rows: steps + 1,
      columns: 2,
      flip,
      point: (r, c) => {
        const [z, y] = arc(radius, r)
        return [c === 0 ? from : to, y, z]
      },
      uv: (r, c) => [c, r / steps],
    })
  barrel(lid, 1, -width / 2, width / 2, false)
  paint(lid, ([, , z]) => {
    const stave = Math.floor((z + 9) / 0.58) % 3
    return stave === 0 ? [0.16, 0.065, 0.016] : stave === 1 ? [0.2, 0.085, 0.022] : [0.14, 0.052, 0.013]
  })
  barrel(lid, 0.9, -width / 2, width / 2, true)
  paint(lid, '#4b2f17')
  for (const sign of [-1, 1] as const) {
    addGrid(lid, {
      rows: steps + 1,
      columns: 2,
      flip: sign < 0,
      point: (r, c) => {
        const [z, y] = c === 0 ? [centre + (half - (2 * half * r) / steps), 0] : arc(1, r)
        return [sign * (width / 2), y, z]
      },
      uv: (r, c) => [c, r / steps],
    })
    paint(lid, '#5f3b1c')
    barrel(metal, 1.04, sign * 1.55 - 0.21, sign * 1.55 + 0.21, false)
    barrel(metal, 1.04, sign * (width / 2) - 0.14, sign * (width / 2) + 0.05, false)
  }
  block(metal, [0, 0.1, centre + half + 0.05], [0.5, 0.36, 0.12])
}
