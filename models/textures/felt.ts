import { clamp01, type Field, makeField, mapField } from '../lib/field'
import { fbm, randomStream } from '../lib/noise'
import { normalsFrom, type Picture, packFields } from '../lib/picture'

/** Felt as a tile: thousands of hairs over and under each other. */

interface Felt {
  readonly tone: Field
  readonly height: Field
}

function lay(size: number): Felt {
  const tone = makeField(
    size,
    size,
    (x, y) => 0.74 + 0.14 * (fbm((5 * x) / size, (5 * y) / size, 811, 4, 5, 5) - 0.5),
  )
  const height = makeField(size, size)
  const random = randomStream(821)
  const hairs = Math.round(13_000 * (size / 256) ** 2)
  for (let hair = 0; hair < hairs; hair++) {
    let x = random() * size
    let y = random() * size
    let angle = random() * Math.PI * 2
    const bend = (random() - 0.5) * 0.5
    const length = 3 + 9 * random()
    const light = random() < 0.5 ? 0.6 : 0.93
    const depth = hair / hairs
    for (let step = 0; step < length; step++) {
      const column = ((Math.floor(x) % size) + size) % size
      const row = ((Math.floor(y) % size) + size) % size
      const i = row * size + column
      tone.data[i] = tone.data[i]! * 0.72 + light * 0.28
      height.data[i] = height.data[i]! * 0.5 + 0.5 * (0.3 + 0.7 * depth)
      x += Math.cos(angle)
      y += Math.sin(angle)
      angle += bend
    }
  }
  return { tone, height }
}

/** Grey, to be multiplied with the colour of the cloth. */
export function feltTone(size: number): Picture {
  const { tone } = lay(size)
  const light = mapField(tone, clamp01)
  return packFields(light, light, light)
}

export const feltNormal = (size: number): Picture => normalsFrom(lay(size).height, 1.6, true)
