import type { Vec3 } from '../../src/measure'
import { type Mesh, makeMesh } from '../lib/mesh'
import { addSolid, capsule, melt, type Solid } from '../lib/solid'
import { addTube } from '../lib/surface'
import { lerp } from '../lib/vector'

/**
 * The right of two gloved hands that make a bowl for dice; the left is its mirror image. The middle of the bowl's rim
 * is at the origin, fingers point away (-z), the arm comes from +z. Materials `glove`, `cuff`, `braid`.
 */
const bowl = { wide: 4.7, deep: 3.7 }
/** Leather round a finger bone, in cm. */
const finger = { thick: 0.74, tip: 0.6 }

/** A point in the leather of the bowl: so far to the right, and so far round from the bottom towards the finger tips. */
function inBowl(x: number, degrees: number, out = 0.55): Vec3 {
  const [wide, deep] = [bowl.wide + out, bowl.deep + out]
  const share = Math.sqrt(Math.max(0.05, 1 - (x / wide) ** 2))
  const angle = (degrees * Math.PI) / 180
  return [x, -deep * share * Math.cos(angle), -wide * share * Math.sin(angle)]
}

/** From the little finger, whose side touches the other hand. */
const fingers = [
  { x: 0.62, tipX: 0.5, knuckle: 14, tip: 80 },
  { x: 1.95, tipX: 1.55, knuckle: 18, tip: 95 },
  { x: 3.2, tipX: 2.6, knuckle: 20, tip: 100 },
  { x: 4.25, tipX: 3.75, knuckle: 22, tip: 96 },
] as const

const heel = -52
const wrist: Vec3 = [2.7, -2.75, 5.6]
const elbowWard: Vec3 = [5.4, -4.6, 15.5]

function glove(): Solid {
  const bones: Solid[] = []
  for (const { x, tipX, knuckle, tip } of fingers) {
    const joints = Array.from({ length: 5 }, (_, i) => {
      const t = i / 4
      return inBowl(x + (tipX - x) * t, knuckle + (tip - knuckle) * t)
    })
    bones.push(
      melt(
        joints.slice(1).map((joint, i) => {
          const thick = (k: number) => finger.thick + (finger.tip - finger.thick) * (k / 4)
          return capsule(joints[i]!, joint, thick(i), thick(i + 1))
        }),
        0.2,
      ),
    )
  }
  const palm = fingers.flatMap(({ x, knuckle }) => {
    const back = inBowl(x * 0.62 + 1.15, heel, 0.5)
    const middle = inBowl(x * 0.85 + 0.45, -16, 0.5)
    return [capsule(inBowl(x, knuckle), middle, 0.78), capsule(middle, back, 0.8, 0.95)]
  })
  const thumb = [
    capsule(inBowl(3.4, -46, 0.4), [5.2, -0.55, 1.9], 1.05, 0.86),
    capsule([5.2, -0.55, 1.9], [5.25, 0.75, -0.9], 0.84, 0.6),
  ]
  const arm = [
    capsule(inBowl(2.5, heel, 0.2), wrist, 1.35, 1.3),
    capsule(wrist, lerp(wrist, elbowWard, 0.15), 1.3),
  ]
  // Fingers lie close beside each other without growing together; the palm is one piece.
  const hand = melt([melt([...palm, ...arm], 0.9), melt(thumb, 0.4)], 0.7)
  return melt([hand, ...bones], 0.22)
}

/** A wide cuff turned back over a sleeve, with two rows of braid. */
export function hands(): readonly Mesh[] {
  const leather = makeMesh('glove', 'glove')
  addSolid(leather, glove(), { low: [-1, -6.2, -6.4], high: [7, 2.4, 9], cell: 0.46 })
  const cuff = makeMesh('cuff', 'cuff')
  const braid = makeMesh('braid', 'braid')
  const along = (t: number): Vec3 => lerp(wrist, elbowWard, t)
  const sleeve = [
    [0.06, 1.55],
    [0.05, 2.1],
    [0.09, 2.35],
    [0.36, 2.62],
    [0.41, 2.5],
    [0.5, 2.42],
    [0.58, 2.36],
    [0.64, 2.24],
    [0.67, 1.9],
    [0.68, 0.01],
  ] as const
  addTube(
    cuff,
    sleeve.map(([t]) => along(t)),
    t => sleeve[Math.round(t * (sleeve.length - 1))]![1],
    20,
  )
  for (const t of [0.12, 0.33]) {
    const [near, far] = [along(t - 0.018), along(t + 0.018)]
    addTube(
      braid,
      [near, lerp(near, far, 0.5), far],
      s => 2.36 + (t - 0.1) + 0.12 * Math.sin(Math.PI * s),
      20,
    )
  }
  return [leather, cuff, braid]
}
