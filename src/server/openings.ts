/**
 * Sealed dice over a room. What a player or a computer does is fixed, and bound by a hash that every screen is sent;
 * then the seats reveal their links, and the host's own comes last. Who is away is replaced and named; who answers
 * nothing or wrongly is named too, and has to seal another chain.
 */
import type { Chance, Fixed as FixedAct } from '../host'
import type { Match, SealedSetUp } from '../match/match'
import {
  type Chains,
  createChain,
  type Fixed,
  fixedSetUp,
  follow,
  hasDrawn,
  isNextLink,
  type Link,
  type LinkHolder,
  type Opening,
  sealedChains,
  startRound,
} from '../match/sealed'
import { commitOf } from '../rooms/commit'
import type { Revealed, SealAsked } from '../rooms/messages'
import type { Seat } from '../rules/game'

export interface OpeningParts {
  /** 32 bytes in hex: the end of the host's own chain. */
  readonly secret: string
  /** A seat's answer; `gone` where nobody is at it, `late` where it does not come in time. */
  readonly ask: (seat: Seat, asked: SealAsked) => Promise<Revealed | 'gone' | 'late'>
  /** The seat has to seal another chain. */
  readonly renew: (seat: Seat) => void
}

export interface Openings {
  /** A seat has published the first value of its chain. */
  seal(seat: Seat, anchor: Link): void
  /** The links of a set-up. */
  setUp(match: Pick<Match, 'game' | 'setUp'>): Promise<SealedSetUp>
  chance(fixed: FixedAct): Promise<Chance>
}

export function createOpenings({ secret, ask, renew }: OpeningParts): Openings {
  const bytes = Uint8Array.from(Buffer.from(secret, 'hex'))
  let chain = createChain(bytes)
  const { anchor } = chain
  /** Revealed to nobody yet: a round that came to nothing uses it again. */
  let held: Link | undefined
  const sealed = new Map<Seat, Link>()

  const hostLinkAfter = (before: Link): Link => {
    if (held !== undefined && isNextLink(held, before)) return held
    if (chain.left === 0) chain = createChain(bytes)
    do held = chain.next()
    while (!isNextLink(held, before))
    return held
  }

  async function open(
    at: number,
    head: string,
    fixed: Fixed,
    chains: Chains,
    anchors: readonly Anchor[],
  ): Promise<Opening> {
    const round = startRound({ at, head, fixed, chains, anchors })
    const before = new Map([...chains.last, ...anchors.map(({ by, link }) => [by, link] as const)])
    const hostLink = hostLinkAfter(before.get('host')!)
    const commit = commitOf(hostLink, at, head, fixed)
    const reveal = async (seat: Seat) => {
      const answer = await ask(seat, { before: before.get(seat)!, commit })
      if (answer === 'gone') return round.giveUp(seat, 'away')
      if (answer !== 'late' && 'link' in answer && round.reveal(seat, answer.link) === undefined) return
      round.giveUp(seat, 'withheld')
      if (answer !== 'late' && 'anchor' in answer) sealed.set(seat, answer.anchor)
      else renew(seat)
    }
    await Promise.all(round.waitingFor().map(reveal))
    return round.close({ anchor, left: chain.left, next: () => hostLink }).opening
  }

  let known: { readonly opening: Opening; readonly chains: Chains } | undefined
  /** The chains after all openings so far. */
  const chainsOf = (match: Match): Chains => {
    const all = openingsOf(match)
    const from = known ? all.findLastIndex(({ seed }) => seed === known!.opening.seed) : -1
    let chains = from < 0 ? sealedChains(match.sealed!.anchors) : known!.chains
    for (const opening of from < 0 ? [match.sealed!.opening, ...all] : all.slice(from + 1)) {
      const next = follow(chains, opening)
      if (typeof next === 'string') throw new Error(next)
      chains = next
    }
    const opening = all.at(-1)
    known = opening && { opening, chains }
    return chains
  }

  return {
    seal: (seat, link) => sealed.set(seat, link),
    async setUp({ game, setUp }) {
      const seats = [...sealed].sort(([a], [b]) => a - b).map(([by, link]) => ({ by, link }))
      const anchors = [...seats, { by: 'host' as const, link: anchor }]
      const chains = sealedChains(anchors)
      return { anchors, opening: await open(0, '', fixedSetUp(game, setUp), chains, []) }
    },
    async chance({ open: at, seat, act }) {
      const { match, game, state } = at
      if (act.kind === 'move' && !hasDrawn(state, game.play(state, act.move).state)) return {}
      const fixed: Fixed =
        act.kind === 'move'
          ? { kind: 'move', move: act.move }
          : match.falling
            ? { kind: 'fist', seat }
            : { kind: 'throw', seat, ...(act.gesture && { gesture: act.gesture }) }
      const chains = chainsOf(match)
      const latest = latestAnchors(match)
      const anchors = [...sealed]
        .filter(([by, link]) => latest.get(by) !== link)
        .sort(([a], [b]) => a - b)
        .map(([by, link]) => ({ by, link }))
      const head = match.log.at(-1)?.seal ?? match.seal
      return { opening: await open(match.log.length, head, fixed, chains, anchors) }
    },
  }
}

interface Anchor {
  readonly by: Seat
  readonly link: Link
}

function openingsOf({ log, fallingOpening }: Match): readonly Opening[] {
  const played = log.flatMap(({ opening }) => opening ?? [])
  return fallingOpening ? [...played, fallingOpening] : played
}

function latestAnchors(match: Match): ReadonlyMap<LinkHolder, Link> {
  const later = openingsOf(match).flatMap(({ anchors = [] }) => anchors)
  return new Map([...(match.sealed?.anchors ?? []), ...later].map(({ by, link }) => [by, link]))
}
