import { clamp01, type Field, makeField } from '../lib/field'
import { hash2, streaks } from '../lib/noise'
import { colour, makePicture, normalsFrom, type Picture, ramp, scaleColour } from '../lib/picture'

/** Three strands laid into a rope; u once round, v along one full turn of the lay (ropeTileCm). */
const tones = ['#5c4527', '#8a6c41', '#b6965f', '#d3b880'].map(colour)
const strands = 3

interface Lay {
  readonly height: Field
  readonly tone: Field
}

function lay(width: number, height: number): Lay {
  const relief = makeField(width, height)
  const tone = makeField(width, height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const u = x / width
      const v = y / height
      // Across a strand 0 to 1; the yarns in it run the other way.
      const phase = strands * (u + v)
      const across = phase - Math.floor(phase)
      const bulge = Math.sqrt(Math.max(0, 1 - (2 * across - 1) ** 2))
      const yarns = 0.5 + 0.5 * Math.sin((phase * 3 - (u - v) * 24) * Math.PI * 2)
      const fibre = streaks(u, v, 24, 90, 991) - 0.5
      const i = y * width + x
      relief.data[i] = bulge + 0.14 * yarns * bulge + 0.12 * fibre
      tone.data[i] = clamp01(
        0.12 + 0.66 * bulge + 0.14 * (yarns - 0.5) + 0.36 * fibre + 0.06 * (hash2(x, y, 997) - 0.5),
      )
    }
  }
  return { height: relief, tone }
}

export function ropeColour(width: number, height: number): Picture {
  const { tone } = lay(width, height)
  return makePicture(width, height, (x, y) => {
    const t = tone.data[y * width + x]!
    return scaleColour(ramp(tones, t), 0.75 + 0.25 * t)
  })
}

export const ropeNormal = (width: number, height: number): Picture =>
  normalsFrom(lay(width, height).height, width / 24, true)
