/**
 * One opening in the making, as the host holds it: what was fixed, whose links have come, who is still waited for.
 *
 *   fixed → links of the seats, in any order → the host's own link → the opening
 *
 * The host's chain is asked only when no seat can add or change anything any more.
 */
import type { Seat } from '../../rules/game'
import { type Chain, isNextLink, type Link } from './chain'
import { type Chains, follow } from './check'
import {
  type Fixed,
  type HeldLink,
  type MissingLink,
  type MissingReason,
  type Opening,
  withSeed,
} from './opening'

export interface Round {
  readonly at: number
  readonly head: string
  readonly fixed: Fixed
  /** Seats whose link has not come and who are not given up yet. */
  waitingFor(): readonly Seat[]
  /** Takes a seat's link; says what is wrong with it, and keeps waiting then. The same link again is welcome. */
  reveal(seat: Seat, link: Link): string | undefined
  /** Goes on without this seat. */
  giveUp(seat: Seat, why: MissingReason): void
  /** With the host's link, which nobody has seen before; throws while a seat is waited for. */
  close(host: Chain): { readonly opening: Opening; readonly chains: Chains }
}

export interface RoundStart {
  /** This many entries stand in the log. */
  readonly at: number
  /** The seal of the last of them. */
  readonly head: string
  readonly fixed: Fixed
  readonly chains: Chains
  /** Chains sealed since the round before. */
  readonly anchors?: readonly HeldLink[]
}

export function startRound({ at, head, fixed, chains, anchors = [] }: RoundStart): Round {
  const before = new Map([...chains.last, ...anchors.map(({ by, link }) => [by, link] as const)])
  const resealed = new Set(anchors.map(({ by }) => by))
  const seats = [...before.keys()]
    .filter((by): by is Seat => by !== 'host' && (resealed.has(by) || !chains.unsealed.has(by)))
    .sort((a, b) => a - b)
  const links = new Map<Seat, Link>()
  const missing = new Map<Seat, MissingReason>()
  const waitingFor = () => seats.filter(seat => !links.has(seat) && !missing.has(seat))
  return {
    at,
    head,
    fixed,
    waitingFor,
    reveal(seat, link) {
      const known = links.get(seat)
      if (known !== undefined) return known === link ? undefined : 'This seat has revealed another link.'
      if (!waitingFor().includes(seat)) return 'No link is asked of this seat.'
      if (!isNextLink(link, before.get(seat)!)) return 'This is not the link that was sealed.'
      links.set(seat, link)
      return undefined
    },
    giveUp(seat, why) {
      if (waitingFor().includes(seat)) missing.set(seat, why)
    },
    close(host) {
      const late = waitingFor()
      if (late.length > 0) throw new Error(`The links of ${late.length} seats are still waited for.`)
      const given = seats.flatMap(seat => (links.has(seat) ? [{ by: seat, link: links.get(seat)! }] : []))
      const absent: MissingLink[] = seats.flatMap(seat =>
        missing.has(seat) ? [{ seat, why: missing.get(seat)! }] : [],
      )
      const unsealed = {
        at,
        ...(anchors.length > 0 && { anchors }),
        links: [...given, { by: 'host' as const, link: host.next() }],
        ...(absent.length > 0 && { missing: absent }),
      }
      const opening = withSeed(head, unsealed, fixed)
      const next = follow(chains, opening)
      if (typeof next === 'string') throw new Error(next)
      return { opening, chains: next }
    },
  }
}
