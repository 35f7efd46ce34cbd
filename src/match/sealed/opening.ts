/**
 * An opening makes chance that nobody could know beforehand. What the player does (a gesture, a move) is fixed first;
 * then every seat that is present reveals its next link, and the host reveals its own last. The seed is the SHA-256
 * over all of it, so it comes to be only when nothing it depends on can change.
 */
import type { Gesture } from '../../measure'
import type { AnyMove, Seat } from '../../rules/game'
import { type RandomState, startRandom } from '../../rules/random'
import { canonical } from '../plain'
import { type Link, sha256Hex } from './chain'

/** Who holds a chain. */
export type LinkHolder = Seat | 'host'

export interface HeldLink {
  readonly by: LinkHolder
  readonly link: Link
}

/** Why the host's link stands alone for a seat. */
export const missingReasons = ['away', 'withheld'] as const
export type MissingReason = (typeof missingReasons)[number]

export interface MissingLink {
  readonly seat: Seat
  readonly why: MissingReason
}

/** What cannot change any more when the links are revealed. */
export type Fixed =
  | { readonly kind: 'set-up'; readonly of: unknown }
  | { readonly kind: 'throw'; readonly seat: Seat; readonly gesture?: Gesture | undefined }
  /** A blow of the fist: its strength follows from the rules. */
  | { readonly kind: 'fist'; readonly seat: Seat }
  | { readonly kind: 'move'; readonly move: AnyMove }

export interface Opening {
  /** This many entries stood in the log when the gesture or the move was fixed. */
  readonly at: number
  /** Chains that were sealed since the opening before, by players who came or changed their device. */
  readonly anchors?: readonly HeldLink[]
  /** Seats in order, the host last. */
  readonly links: readonly HeldLink[]
  readonly missing?: readonly MissingLink[]
  /** The SHA-256 that all of this gives. */
  readonly seed: string
}

/** `head`: the seal of the log when it was fixed; for the set-up the empty text. */
export function seedOfOpening(
  head: string,
  { at, anchors = [], links, missing = [] }: Omit<Opening, 'seed'>,
  fixed: Fixed,
): string {
  return sha256Hex(`seabox opening ${canonical({ head, at, anchors, links, missing, fixed })}`)
}

export function withSeed(head: string, opening: Omit<Opening, 'seed'>, fixed: Fixed): Opening {
  return { ...opening, seed: seedOfOpening(head, opening, fixed) }
}

interface HasRandom {
  readonly random: RandomState
}

/** The state with new chance for whatever the rules draw next. Every game keeps its generator under `random`. */
export function stirred(state: unknown, { seed }: Opening): unknown {
  return { ...(state as HasRandom), random: startRandom(`draws of ${seed}`) }
}

/** True if the rules have drawn something between these two states. */
export function hasDrawn(before: unknown, after: unknown): boolean {
  const { random: a } = before as HasRandom
  const { random: b } = after as HasRandom
  return a.length !== b.length || a.some((word, index) => word !== b[index])
}
