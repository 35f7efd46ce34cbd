/** What players do (5.3). Every move carries its seat; the throw of the round is answered by `thrown`. */
import type { Seat, Thrown } from '../game'
import type { CannonId, ChestNumber, DieId, DraftWay, Plan } from './vocabulary'

interface Of<K extends string> {
  readonly kind: K
  readonly seat: Seat
}

export interface Draft extends Of<'draft'> {
  readonly dieId: DieId
  readonly via: DraftWay
}

export interface Allocate extends Of<'allocate'> {
  readonly plan: Plan
}

export interface Raise extends Of<'raise'> {
  readonly use: boolean
}

export interface Bury extends Of<'bury'> {
  readonly chest: ChestNumber
}

/** All shots of one shooter at one target. */
export interface Volley {
  /** The small one first. */
  readonly cannons: readonly CannonId[]
  /** Absent: into the sea (RW-84b). */
  readonly target?: Seat | undefined
  readonly chest?: ChestNumber | undefined
  /** The own chest that takes what is stolen; absent where nothing is stolen or no chest has room. */
  readonly into?: ChestNumber | undefined
}

export interface Fire extends Of<'fire'> {
  /** In the order in which they are resolved. */
  readonly volleys: readonly Volley[]
}

export type RollingWavesMove = Thrown | Draft | Allocate | Of<'yarrr'> | Raise | Bury | Fire
export type MoveKind = RollingWavesMove['kind']
export type MoveOf<K extends MoveKind> = Extract<RollingWavesMove, { kind: K }>
