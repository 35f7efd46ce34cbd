/** Matches begun under other versions of the rules: which are read, and what is said where one goes no further. */
import { rulesVersion } from './stamp'

/**
 * What a version of the rules changed. It stands here if a match begun before it either goes on as it did or comes to
 * an entry that is refused; a version that lets the same entries end otherwise does not, and shuts out all before it.
 */
const changes: ReadonlyMap<number, string> = new Map([
  [
    2,
    'at a table for five of Rattle, Battle, Grab the Loot, the fourth now tosses from the north wall and the fifth from the east (RB-30a)',
  ],
])

/** Why a match begun under these rules is not read at all. */
export function rulesFault(
  begun: number,
  since: ReadonlyMap<number, string> = changes,
  current: number = rulesVersion,
): string | undefined {
  const words = `This match was begun under version ${begun} of the rules; this Seabox plays version ${current}`
  if (begun > current) return `${words}. Update this Seabox and try again.`
  const isRead = versionsAfter(begun, current).every(version => since.has(version))
  return isRead ? undefined : `${words}, by which it would end otherwise.`
}

/** Why what is as it was written cannot follow after so many entries; `undefined` if no rule has changed since. */
export function changedSince(begun: number, entries: number): string | undefined {
  const told = versionsAfter(begun, rulesVersion).flatMap(version => changes.get(version) ?? [])
  return told.length > 0
    ? `This match was begun under version ${begun} of the rules. By version ${rulesVersion} it stands up to entry ${entries} and goes no further, for since then ${told.join('; ')}.`
    : undefined
}

function versionsAfter(begun: number, current: number): readonly number[] {
  return Array.from({ length: Math.max(0, current - begun) }, (_, n) => begun + 1 + n)
}
