/** Matches and their players. */
export const mostNameLetters = 40

export function tidyName(name: string): string {
  return name.trim().slice(0, mostNameLetters) || 'A match'
}
