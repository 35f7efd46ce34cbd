/** Fixtures: matches that computers have played, with real throws. Physics must be loaded. */
import type { MatchWish, Sitter, ThrowEntry } from '../match'
import { type Entry, type Match, newMatch } from '../match'
import { gameOf, type OpenMatch, startMatch } from '../openMatch'
import { playOn } from '../playOn'
import { sealOfEntry, sealOfHead } from '../seal'

export const computer: Sitter = { kind: 'computer', level: 'random' }
export const person: Sitter = { kind: 'human' }

/** A fresh table of Rattle Battle, all seats computers unless told otherwise. */
export function testTable(
  wish: Partial<MatchWish> & { readonly sitters?: readonly Sitter[] } = {},
): OpenMatch {
  const players = wish.players ?? 3
  const seats = Array.from({ length: players }, (_, seat) => ({ sitter: wish.sitters?.[seat] ?? computer }))
  const made = newMatch({ game: 'rattle-battle', players, seed: 'a test', seats, ...wish })
  if (!made.ok) throw new Error(`${made.path}: ${made.why}`)
  return startMatch(made.value, gameOf(made.value)!)
}

export function testMatch(
  wish: Partial<MatchWish> & { readonly entries?: number; readonly sitters?: readonly Sitter[] } = {},
): OpenMatch {
  return playOn(testTable(wish), wish.entries)
}

/** A match that has just had at least this many blows of the fist on one throw. */
export function matchWithFist(blows: number, rest: Partial<MatchWish> = {}): OpenMatch {
  for (let n = 0; n < 60; n++) {
    let open = testTable({ players: 5, options: { scenario: 'pirateWars' }, seed: `fist ${n}`, ...rest })
    for (let made = 0; made < 80; made++) {
      open = playOn(open, 1)
      const last = open.match.log.at(-1)
      if (last?.kind === 'throw' && last.record.bangs.length >= blows) return open
    }
  }
  throw new Error(`No throw needed ${blows} blows`)
}

export function isThrow(entry: Entry): entry is ThrowEntry {
  return entry.kind === 'throw'
}

/** A deep copy that may be changed in place. */
export function loosened(match: Match) {
  // biome-ignore lint/suspicious/noExplicitAny: a forger can write anywhere
  return structuredClone(match) as any
}

/** Recomputes all seals, as a reader of seal.ts could. */
export function resealed(match: Match): Match {
  const head = sealOfHead(match)
  let seal = head
  const log = match.log.map(entry => {
    seal = sealOfEntry(seal, entry)
    return { ...entry, seal }
  })
  return { ...match, seal: head, log }
}
