/** What binds the host of a room to what was fixed, before any screen reveals its link for it. */
import type { Match } from '../match/match'
import { canonical } from '../match/plain'
import { type Fixed, fixedEntry, fixedSetUp, type Link, type Opening, sha256Hex } from '../match/sealed'
import type { Seat } from '../rules/game'

/** Nobody can read it without the host's link, and the host cannot mean anything else by it. */
export function commitOf(hostLink: Link, at: number, head: string, fixed: Fixed): string {
  return sha256Hex(`seabox fixed ${hostLink} ${canonical({ at, head, fixed })}`)
}

/** A link that a screen has given, and what it was asked for. */
export interface Given {
  readonly link: Link
  readonly commit: string
}

export interface GivenCheck {
  /** Links of this seat in the match. */
  readonly links: number
  /** Openings in which this screen was asked for something else than what stands in the match. */
  readonly broken: number
  /** Links that this screen gave and that the match does not have. */
  readonly leftOut: number
}

/** Holds what a screen remembers against the file of the match: the one thing that only this screen can check. */
export function checkGiven(match: Match, seat: Seat, given: readonly Given[]): GivenCheck {
  const { sealed, log, setUp, game, seal } = match
  const openings: { readonly opening: Opening; readonly head: string; readonly fixed: Fixed }[] = []
  if (sealed) openings.push({ opening: sealed.opening, head: '', fixed: fixedSetUp(game, setUp) })
  for (const entry of log) {
    const { opening } = entry
    if (!opening) continue
    const head = opening.at === 0 ? seal : log[opening.at - 1]!.seal
    openings.push({ opening, head, fixed: fixedEntry(entry) })
  }
  const commits = new Map(given.map(({ link, commit }) => [link, commit]))
  let links = 0
  let broken = 0
  for (const { opening, head, fixed } of openings) {
    const own = opening.links.find(({ by }) => by === seat)
    const hosts = opening.links.find(({ by }) => by === 'host')
    const commit = own && commits.get(own.link)
    if (!own || !hosts) continue
    links++
    commits.delete(own.link)
    // A link from another device of this player is not known here.
    if (commit !== undefined && commit !== commitOf(hosts.link, opening.at, head, fixed)) broken++
  }
  return { links, broken, leftOut: commits.size }
}
