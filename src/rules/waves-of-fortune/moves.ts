/** What players do (5.2). Every move carries its seat; every throw is answered by `thrown`. */
import type { Seat, Thrown } from '../game'
import type { Cell } from './grid'
import type { Colour, UpgradeId } from './vocabulary'

interface Of<K extends string> {
  readonly kind: K
  readonly seat: Seat
}

export interface ChooseColour extends Of<'chooseColour'> {
  readonly colour: Colour
}

export interface Allocate extends Of<'allocate'> {
  readonly crew: number
  readonly food: number
}

export interface Sail extends Of<'move'> {
  /** The spaces entered, in order; none: stay. */
  readonly path: readonly Cell[]
}

export interface Teleport extends Of<'teleport'> {
  readonly to: Cell
}

export interface Ram extends Of<'ram'> {
  readonly to: Cell
}

export const foeChoices = ['fight', 'decline', 'escape'] as const

export interface FaceFoe extends Of<'faceFoe'> {
  readonly choice: (typeof foeChoices)[number]
}

export interface SendFighters extends Of<'sendFighters'> {
  readonly count: number
}

export interface ChooseOption extends Of<'chooseOption'> {
  readonly option: string
}

export interface SendExpedition extends Of<'sendExpedition'> {
  readonly count: number
}

export interface HomeServices extends Of<'homeServices'> {
  /** From the ship to the chest. */
  readonly bank: number
  readonly buy: readonly UpgradeId[]
  /** The new load. */
  readonly crew: number
  readonly food: number
}

export type FortuneMove =
  | Thrown
  | ChooseColour
  | Allocate
  | Sail
  | Teleport
  | Ram
  | FaceFoe
  | SendFighters
  | ChooseOption
  | SendExpedition
  | HomeServices
export type MoveKind = FortuneMove['kind']
export type MoveOf<K extends MoveKind> = Extract<FortuneMove, { kind: K }>
