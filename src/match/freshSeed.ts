/** A seed that nobody can foresee, for a match or for the throw of a hand. */
export function freshSeed(): string {
  const words = crypto.getRandomValues(new Uint32Array(4))
  return [...words].map(word => word.toString(16).padStart(8, '0')).join('')
}
