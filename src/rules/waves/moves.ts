/** What players do (5.3). Every move carries its seat; the toss of the Wave token is answered by `thrown`. */
import type { Seat, Thrown } from '../game'
import type { Signal } from './signals'
import type { Cls } from './vocabulary'

interface Of<K extends string> {
  readonly kind: K
  readonly seat: Seat
}

export interface PlaceWaveToken extends Of<'placeWaveToken'> {
  readonly slot: number
}

/** One card, Fish upright. */
export interface PlayFollower extends Of<'playFollower'> {
  readonly slot: number
  readonly cards: readonly Cls[]
}

/** Any number of cards of one class, Crab upright. */
export interface PlayRebels extends Of<'playRebels'> {
  readonly slot: number
  readonly cards: readonly Cls[]
}

export interface DiscardDown extends Of<'discardDown'> {
  readonly cards: readonly Cls[]
}

/** An aside: heard by the whole table, without effect (WV-86). */
export interface TeamSignal extends Of<'teamSignal'>, Signal {}

export type WavesMove = Thrown | PlaceWaveToken | PlayFollower | PlayRebels | DiscardDown | TeamSignal
export type MoveKind = WavesMove['kind']
export type MoveOf<K extends MoveKind> = Extract<WavesMove, { kind: K }>
