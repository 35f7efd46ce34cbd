import { equalChances, sum } from './chiSquare'

/**
 * How often one face may show of this many fair dice: within it lie all faces of 95 in 100 sets of fair dice. Few throws
 * have a wide band.
 */
export interface Band {
  readonly mean: number
  readonly from: number
  readonly to: number
}

/** By number of faces: the standard deviations within which all faces of 95 in 100 fair sets lie (Bonferroni). */
const deviations: Readonly<Record<number, number>> = { 2: 2.241, 6: 2.638, 12: 2.865 }

export function bandOf(dice: number, faces: number): Band {
  const chance = 1 / faces
  const half = deviations[faces]! * Math.sqrt(dice * chance * (1 - chance))
  const mean = dice * chance
  return { mean, from: Math.max(0, mean - half), to: Math.min(dice, mean + half) }
}

/** Fewer dice a face than this say nothing about evenness, and the test is not meant for them. */
const leastPerFace = 5

export interface Evenness {
  readonly dice: number
  /** How often fair dice stray at least as far; `undefined` where there are too few to tell. */
  readonly p: number | undefined
  readonly words: string
}

export function evennessOf(faces: readonly number[]): Evenness {
  const dice = sum(faces)
  if (dice < leastPerFace * faces.length) {
    const words = dice === 0 ? 'nothing thrown yet' : `too few to tell: ${dice} thrown`
    return { dice, p: undefined, words }
  }
  const { p } = equalChances(faces)
  return { dice, p, words: wordsOf(p, dice.toLocaleString('en')) }
}

function wordsOf(p: number, dice: string): string {
  if (p >= 0.05) return `as even as dice get with ${dice} throws`
  const once = `one set of ${dice} fair dice in ${Math.round(1 / p).toLocaleString('en')} strays as far`
  return p >= 0.005 ? `a little uneven: ${once}` : `rarely this uneven: ${once}`
}
