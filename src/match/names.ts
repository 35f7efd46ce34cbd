/** Of matches and of those who play them. */
export const mostNameLetters = 40

export function tidyName(name: string): string {
  return name.trim().slice(0, mostNameLetters) || 'A match'
}
