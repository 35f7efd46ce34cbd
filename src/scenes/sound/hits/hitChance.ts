/**
 * Chance of a single hit, from the throw, the step and the two that met: a playback sounds like the throw itself, and
 * nothing is drawn from a generator that decides anything.
 */
export function hitChance(seed: number, step: number, pair: number, what: number): number {
  let word = seed ^ Math.imul(step, 0x9e3779b1) ^ Math.imul(pair, 0x85ebca77) ^ Math.imul(what, 0xc2b2ae3d)
  word = Math.imul(word ^ (word >>> 16), 0x7feb352d)
  word = Math.imul(word ^ (word >>> 15), 0x846ca68b)
  return ((word ^ (word >>> 16)) >>> 0) / 2 ** 32
}
