/**
 * Whether the chance of a sealed match came to be as it must: every link follows the one before it in its chain, every
 * seat gave its link or is named as missing, and every seed is the hash of what was fixed and revealed.
 */
import type { Seat, SetUp, Turn } from '../../rules/game'
import type { Match, SealedSetUp } from '../match'
import type { UnsealedEntry } from '../seal'
import { isNextLink, type Link } from './chain'
import {
  type Fixed,
  type LinkHolder,
  type MissingLink,
  type MissingReason,
  missingReasons,
  type Opening,
  seedOfOpening,
} from './opening'

/** What a finished check can tell the players. */
export interface SealedSummary {
  /** The set-up and every throw or draw whose chance came from links. */
  readonly openings: number
  /** How often the host's link stood alone for a seat, and why. */
  readonly missing: readonly { readonly seat: Seat; readonly why: MissingReason; readonly times: number }[]
}

export interface SealedCheck {
  /** Why the set-up is not what was sealed. Asked first, once. */
  setUpFault(): string | undefined
  /** The same for the entries, in order. `drew`: the rules drew something while it was played. */
  entryFault(index: number, turn: Turn, drew: boolean): string | undefined
  /** The same for dice in the air, after all entries. */
  fallingFault(turn: Turn): string | undefined
  summary(): SealedSummary
}

export const drawnUnsealed = 'Something was drawn at a sealed table before the links for it were revealed.'

/** What cannot change any more when the links of the set-up are revealed. */
export function fixedSetUp(game: string, { players, options, colours }: Omit<SetUp, 'seed'>): Fixed {
  return { kind: 'set-up', of: { game, players, options, colours } }
}

/** The same for an entry. */
export function fixedEntry(entry: Pick<UnsealedEntry, 'kind'> & Partial<FixedParts>): Fixed {
  if (entry.kind === 'move') return { kind: 'move', move: entry.move! }
  const { seat = 0, record } = entry
  if (record!.bangs.length > 0) return { kind: 'fist', seat }
  return { kind: 'throw', seat, ...(record!.gesture && { gesture: record!.gesture }) }
}

type FixedParts = Pick<Extract<UnsealedEntry, { kind: 'throw' }>, 'seat' | 'record'> &
  Pick<Extract<UnsealedEntry, { kind: 'move' }>, 'move'>

/** Who must reveal a link at the next opening, and the link or anchor that it must lead to. */
export interface Chains {
  readonly last: ReadonlyMap<LinkHolder, Link>
  /** Withheld links may be known to the host, so these seats give nothing until they seal a new chain. */
  readonly unsealed: ReadonlySet<Seat>
}

/** The chains after this opening, or what is wrong with it. Checks links and names, not the seed. */
export function follow(
  { last, unsealed }: Chains,
  { anchors = [], links, missing = [] }: Opening,
): Chains | string {
  const now = new Map(last)
  const without = new Set(unsealed)
  for (const { by, link } of anchors) {
    if (by === 'host') return 'The host cannot seal a new chain during a match.'
    now.set(by, link)
    without.delete(by)
  }
  const holders = [...now.keys()].filter(by => by === 'host' || !without.has(by)).sort(inOrder)
  const told = [...links.map(({ by }) => by), ...missing.map(({ seat }) => seat)].sort(inOrder)
  const isComplete = holders.length === told.length && holders.every((by, index) => by === told[index])
  if (!isComplete) return 'A player who had sealed a chain neither gave a link nor is named as missing.'
  if (links.at(-1)?.by !== 'host') return 'The host must reveal its link, and after everybody else.'
  for (const [index, { by, link }] of links.entries()) {
    if (index > 0 && inOrder(links[index - 1]!.by, by) >= 0)
      return 'The links do not stand in the order of the seats.'
    if (!isNextLink(link, now.get(by)!)) return `The link of ${nameOf(by)} is not the one that was sealed.`
    now.set(by, link)
  }
  for (const { seat, why } of missing) if (why === 'withheld') without.add(seat)
  return { last: now, unsealed: without }
}

/** The chains before the first opening. */
export function sealedChains(anchors: SealedSetUp['anchors']): Chains {
  const last = new Map<LinkHolder, Link>(anchors.map(({ by, link }) => [by, link]))
  return { last, unsealed: new Set() }
}

export function createSealedCheck(match: Match): SealedCheck {
  const { sealed, setUp, game, log, seal } = match
  let chains = sealedChains(sealed!.anchors)
  let openings = 0
  const missing: MissingLink[] = []

  const openingFault = (opening: Opening, head: string, fixed: Fixed): string | undefined => {
    const next = follow(chains, opening)
    if (typeof next === 'string') return next
    if (seedOfOpening(head, opening, fixed) !== opening.seed) {
      return 'The seed is not the one that the links and what was fixed before them give.'
    }
    chains = next
    openings += 1
    missing.push(...(opening.missing ?? []))
    return undefined
  }

  /** Between fixing and opening only moves may have been played, and none that drew. */
  const headAt = (opening: Opening, index: number): string | undefined => {
    const isTalk = log.slice(opening.at, index).every(one => one.kind === 'move' && !one.opening)
    if (opening.at > index || !isTalk) return undefined
    return opening.at === 0 ? seal : log[opening.at - 1]!.seal
  }

  const fault = (
    entry: Pick<UnsealedEntry, 'kind' | 'opening'> & Partial<FixedParts>,
    index: number,
    turn: Turn,
    drew: boolean,
  ): string | undefined => {
    const { opening, record } = entry
    if (record && record.bangs.length > 0) {
      const fist = turn.kind === 'throw' ? turn.fist : undefined
      const due = fist && (fist.level ?? fist.due)
      if (record.bangs.at(-1)!.level !== due)
        return 'At a sealed table nobody chooses how hard the fist falls.'
    }
    const isThrow = record !== undefined && record.bangs.length === 0
    if (!opening) return isThrow || drew ? drawnUnsealed : undefined
    const head = headAt(opening, index)
    if (head === undefined) return 'The links were revealed for another place of the log.'
    if (isThrow && record.seed !== opening.seed) return 'The dice fell by another seed than the links give.'
    return openingFault(opening, head, fixedEntry(entry))
  }

  return {
    setUpFault() {
      const { opening } = sealed!
      if (opening.at !== 0 || opening.anchors)
        return 'The links of the set-up were revealed for another place.'
      if (opening.seed !== setUp.seed) return 'The set-up was drawn by another seed than the links give.'
      return openingFault(opening, '', fixedSetUp(game, setUp))
    },
    entryFault: (index, turn, drew) => fault(log[index]!, index, turn, drew),
    fallingFault(turn) {
      const { falling, fallingOpening } = match
      if (!falling || turn.kind !== 'throw') return undefined
      const entry = {
        kind: 'throw',
        seat: turn.seats.find(seat => match.seats[seat]?.sitter.kind === 'human') ?? turn.seats[0],
        record: falling,
        ...(fallingOpening && { opening: fallingOpening }),
      } as const
      return fault(entry, log.length, turn, false)
    },
    summary() {
      const seats = [...new Set(missing.map(({ seat }) => seat))].sort((a, b) => a - b)
      return {
        openings,
        missing: seats.flatMap(seat =>
          missingReasons.flatMap(why => {
            const times = missing.filter(one => one.seat === seat && one.why === why).length
            return times > 0 ? [{ seat, why, times }] : []
          }),
        ),
      }
    },
  }
}

/** Seats in order, the host last. */
function inOrder(a: LinkHolder, b: LinkHolder): number {
  const place = (by: LinkHolder) => (by === 'host' ? Number.POSITIVE_INFINITY : by)
  return a === b ? 0 : place(a) - place(b)
}

function nameOf(by: LinkHolder): string {
  return by === 'host' ? 'the host' : `seat ${by + 1}`
}
