/** This many random words of 32 bits, in hex. */
export function randomHex(words: number): string {
  const random = crypto.getRandomValues(new Uint32Array(words))
  return [...random].map(word => word.toString(16).padStart(8, '0')).join('')
}

/** A seed that nobody can foresee, for a match or for the throw of a hand. */
export const freshSeed = () => randomHex(4)
