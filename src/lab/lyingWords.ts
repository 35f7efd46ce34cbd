import { type DieReading, dieFaces, type FaceMark } from '../measure'

const symbolWords = { CANNON: 'cannon', SAIL: 'sail', GRAPE: 'grapeshot', SKULL: 'skull' } as const

export function markWord(mark: FaceMark): string {
  return typeof mark === 'number' ? String(mark) : symbolWords[mark]
}

/** What a die shows, in a word; a die that does not lie flat shows nothing (RB-115). */
export function shownWord(die: DieReading): string {
  if (!die.inBox) return 'overboard'
  if (!die.flat) return 'not flat'
  const mark = dieFaces[die.kind][die.face - 1]
  return mark === undefined ? '' : markWord(mark)
}
