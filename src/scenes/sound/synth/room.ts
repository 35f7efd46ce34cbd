import { createChance } from './chance'
import { createFilter, decades60 } from './filters'

/**
 * The captain's cabin as an impulse response, left and right: a few early echoes from table, wall and ceiling, then a
 * short tail that loses its treble first. Wood, books and canvas: 0.35 s.
 */
export const cabinSeconds = 0.35

/** Milliseconds and gain of the first echoes, for each ear. */
const early: readonly (readonly (readonly [ms: number, gain: number])[])[] = [
  [
    [4.1, 0.5],
    [9.7, 0.36],
    [17.3, 0.25],
  ],
  [
    [5.3, 0.45],
    [8.9, 0.38],
    [19.1, 0.23],
  ],
]

/** Each side has energy 1, so that the send alone says how much of the room is heard. */
export function renderCabin(sampleRate: number): readonly [Float32Array, Float32Array] {
  return [renderSide(0, sampleRate), renderSide(1, sampleRate)]
}

function renderSide(side: 0 | 1, sampleRate: number): Float32Array {
  const chance = createChance(`cabin/${side}`)
  const out = new Float32Array(Math.round(cabinSeconds * sampleRate))
  const begin = Math.round(0.012 * sampleRate)
  const fall = decades60 / (cabinSeconds * sampleRate)
  for (let i = begin; i < out.length; i++) {
    const rise = Math.min(1, (i - begin) / (0.01 * sampleRate))
    out[i] = chance.noise() * rise * Math.exp(-i * fall) * 0.07
  }
  const dull = createFilter('low', 5200, sampleRate)
  const piece = 256
  for (let at = 0; at < out.length; at += piece) {
    dull.tune(1400 + 4600 * Math.exp(-at / (0.08 * sampleRate)))
    dull.run(out.subarray(at, Math.min(out.length, at + piece)))
  }
  for (const [ms, gain] of early[side]!) out[Math.round((ms / 1000) * sampleRate)]! += gain
  createFilter('low', 4200, sampleRate).run(out)
  createFilter('high', 180, sampleRate).run(out)
  let energy = 0
  for (const sample of out) energy += sample * sample
  const scale = 1 / Math.sqrt(energy)
  for (let i = 0; i < out.length; i++) out[i]! *= scale
  return out
}
