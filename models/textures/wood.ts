import { clamp01, type Field, makeField, mapField, smoothstep } from '../lib/field'
import { fbm, hash2, noise, randomStream, streaks } from '../lib/noise'
import { colour, makePicture, normalsFrom, type Picture, packFields, ramp, scaleColour } from '../lib/picture'

/**
 * A sheet of old oak that repeats in both directions: u runs 72 cm along the grain, v 36 cm across it. Planks are
 * cut from it at their own places, so no two on the table look alike.
 */
export const woodSheet = { lengthCm: 72, widthCm: 36 } as const

const tones = ['#2b180c', '#4a2c15', '#6d4724', '#936537', '#b5864f'].map(colour)

interface Wood {
  readonly tone: Field
  /** Open pores, 0 to 1. */
  readonly pore: Field
  readonly relief: Field
  readonly wax: Field
}

const rings = 12

/** How far the rings are pushed across the grain at a place: wide arches where the saw met them flat. */
function warpAt(u: number, v: number): number {
  return 0.62 * (fbm(2 * u, 3 * v, 11, 4, 2, 3) - 0.5) + 0.5 * (noise(3 * u, 2 * v, 23, 3, 2) - 0.5)
}

/** Short strokes scattered over the sheet, each a tapering line; `place` may thin them out. */
function strokes(
  width: number,
  height: number,
  seed: number,
  count: number,
  shape: (random: () => number) => { length: number; angle: number; bend: number; strength: number },
  keep: (u: number, v: number, chance: number) => boolean = () => true,
): Field {
  const field = makeField(width, height)
  const random = randomStream(seed)
  for (let k = 0; k < count; k++) {
    let x = random() * width
    let y = random() * height
    const { length, angle: start, bend, strength } = shape(random)
    if (!keep(x / width, y / height, random())) continue
    let angle = start
    const steps = (length * width) / 2048
    for (let step = 0; step < steps; step++) {
      const t = (2 * step) / steps - 1
      const value = strength * (1 - t * t)
      const column = ((Math.floor(x) % width) + width) % width
      const row = Math.floor(y)
      for (const [dy, share] of [
        [0, 1 - (y - row)],
        [1, y - row],
      ] as const) {
        const at = ((((row + dy) % height) + height) % height) * width + column
        field.data[at] = Math.max(field.data[at]!, value * share)
      }
      x += 1 - (angle * angle) / 2
      y += angle
      angle += bend
    }
  }
  return field
}

function grow(width: number, height: number): Wood {
  const tone = makeField(width, height)
  const relief = makeField(width, height)
  const wax = makeField(width, height)
  const scratch = strokes(width, height, 811, 130, random => ({
    // Most run along the grain, as a cloth wipes.
    angle: (random() - 0.5) * (random() < 0.8 ? 0.8 : 2),
    bend: (random() - 0.5) * 0.003,
    strength: 0.3 + 0.7 * random(),
    length: 30 + 260 * random() * random(),
  }))
  const ringAt = (u: number, v: number) => rings * v + 5.6 * warpAt(u, v)
  const pore = strokes(
    width,
    height,
    907,
    11_000,
    random => ({
      angle: (random() - 0.5) * 0.03,
      bend: 0,
      strength: 0.35 + 0.65 * random(),
      length: 10 + 70 * random() * random(),
    }),
    // Vessels open in the early wood of each year.
    (u, v, chance) => {
      const ring = ringAt(u, v)
      return chance < 0.25 + 0.75 * (1 - smoothstep(0.1, 0.6, ring - Math.floor(ring)))
    },
  )
  for (let y = 0; y < height; y++) {
    const v = y / height
    for (let x = 0; x < width; x++) {
      const u = x / width
      const i = y * width + x
      const warp = warpAt(u, v)
      const bentV = v + 0.11 * warp
      const ring = rings * v + 5.6 * warp + 0.16 * (streaks(u, bentV, 6, 70, 29) - 0.5)
      const number = Math.floor(ring)
      const f = ring - number
      const year = ((number % rings) + rings) % rings
      const strength = 0.3 + 0.7 * hash2(year, 3, 31)
      // Late wood darkens slowly and ends abruptly.
      const band = strength * smoothstep(0.25, 0.92, f) * (1 - smoothstep(0.93, 1, f))
      const fibre = 0.6 * streaks(u, bentV, 10, 190, 41) + 0.4 * streaks(u, bentV, 18, 380, 42) - 0.5
      const fine = streaks(u, bentV, 36, 640, 43) - 0.5
      const blotch = fbm(3 * u, 4 * v, 53, 3, 3, 4) - 0.5
      const flame = noise(8 * u, 3 * v, 57, 8, 3) - 0.5
      const p = pore.data[i]!
      const s = scratch.data[i]!
      tone.data[i] = clamp01(
        0.58 - 0.27 * band + 0.36 * fibre + 0.2 * fine + 0.42 * blotch + 0.12 * flame - 0.22 * p - 0.07 * s,
      )
      relief.data[i] = 0.35 * fibre + 0.2 * fine - p - 0.12 * band - 0.8 * s
      wax.data[i] = fbm(5 * u, 5 * v, 71, 4, 5, 5)
    }
  }
  return { tone, pore, relief, wax }
}

const grown = new Map<number, Wood>()

/** Wood at this many pixels along the grain, grown once. */
function wood(width: number): Wood {
  const known = grown.get(width)
  if (known) return known
  const fresh = grow(width, width / 2)
  grown.set(width, fresh)
  return fresh
}

export function woodColour(width: number): Picture {
  const { tone, pore } = wood(width)
  return makePicture(width, width / 2, (x, y) => {
    const i = y * width + x
    return scaleColour(ramp(tones, tone.data[i]!), 1 - 0.22 * pore.data[i]!)
  })
}

export function woodNormal(width: number): Picture {
  return normalsFrom(wood(width).relief, 1.9, true)
}

/** Roughness in green, as three reads it: pores are dull, waxed patches shine a little. */
export function woodRoughness(width: number): Picture {
  const { pore, wax, relief } = wood(width)
  const rough = mapField(pore, (value, i) =>
    clamp01(0.66 + 0.3 * value + 0.5 * (wax.data[i]! - 0.5) - 0.04 * relief.data[i]!),
  )
  return packFields(rough, rough, rough)
}
