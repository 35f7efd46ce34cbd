import { mix } from './field'

/**
 * Value noise from integer hashes: the same bits on every machine. Every function repeats after `period` cells in
 * x and y, so that what is made of it can be laid as tiles; a period that is never reached does not show.
 */

/** 0 to 1 from two integers and a seed. */
export function hash2(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1)
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return ((h ^ (h >>> 16)) >>> 0) / 0x1_0000_0000
}

const modulo = (a: number, n: number): number => ((a % n) + n) % n

/** Smooth noise in 0 to 1 with one lattice point per unit. */
export function noise(x: number, y: number, seed: number, periodX = 65536, periodY = 65536): number {
  const x0 = Math.floor(x)
  const y0 = Math.floor(y)
  const fx = x - x0
  const fy = y - y0
  // Quintic weights: no creases in what is later differentiated into a normal map.
  const sx = fx * fx * fx * (fx * (fx * 6 - 15) + 10)
  const sy = fy * fy * fy * (fy * (fy * 6 - 15) + 10)
  const xa = modulo(x0, periodX)
  const xb = modulo(x0 + 1, periodX)
  const ya = modulo(y0, periodY)
  const yb = modulo(y0 + 1, periodY)
  return mix(
    mix(hash2(xa, ya, seed), hash2(xb, ya, seed), sx),
    mix(hash2(xa, yb, seed), hash2(xb, yb, seed), sx),
    sy,
  )
}

/** Sum of octaves, each twice as fine and half as strong, scaled back to 0 to 1. */
export function fbm(
  x: number,
  y: number,
  seed: number,
  octaves = 4,
  periodX = 65536,
  periodY = 65536,
): number {
  let total = 0
  let weight = 1
  let sum = 0
  for (let octave = 0; octave < octaves; octave++) {
    const k = 2 ** octave
    total += weight * noise(x * k, y * k, seed + octave * 101, periodX * k, periodY * k)
    sum += weight
    weight /= 2
  }
  return total / sum
}

/**
 * Streaks along x: every row of cells slides by its own amount, so no columns show. 0 to 1; repeats after 1 in u
 * and v, with `cellsU` cells along and `cellsV` rows.
 */
export function streaks(u: number, v: number, cellsU: number, cellsV: number, seed: number): number {
  const y = v * cellsV
  const y0 = Math.floor(y)
  const fy = y - y0
  const along = (row: number): number => {
    const wrapped = modulo(row, cellsV)
    const x = (u + hash2(wrapped, 5, seed)) * cellsU
    const x0 = Math.floor(x)
    const fx = x - x0
    const a = hash2(modulo(x0, cellsU), wrapped, seed + 1)
    const b = hash2(modulo(x0 + 1, cellsU), wrapped, seed + 1)
    return mix(a, b, fx * fx * (3 - 2 * fx))
  }
  return mix(along(y0), along(y0 + 1), fy * fy * (3 - 2 * fy))
}

/** A named stream of numbers in 0 to 1. */
export function randomStream(seed: number): () => number {
  let count = 0
  return () => hash2(count++, 7, seed)
}
