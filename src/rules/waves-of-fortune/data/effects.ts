/** What cards do, in the vocabulary of 4.5. */
import type { Cell } from '../grid'
import type { TokenKind } from '../vocabulary'

/** Changes that need nobody's decision. */
export type Change =
  | { readonly gold: number }
  | { readonly crew: number }
  | { readonly food: number }
  | { readonly goHome: true }

/** A row of a card with a throw: faces from `low` to `high`. */
export interface Row {
  readonly low: number
  readonly high: number
  readonly changes: readonly Change[]
}

export interface Choice {
  readonly id: string
  /** What the player who takes it says. */
  readonly words: string
  readonly changes?: readonly Change[]
  readonly rows?: readonly Row[]
}

export type Effect =
  | { readonly kind: 'changes'; readonly changes: readonly Change[] }
  | { readonly kind: 'pirate'; readonly hp: number }
  | { readonly kind: 'kraken' }
  | { readonly kind: 'token'; readonly token: TokenKind; readonly changes: readonly Change[] }
  | { readonly kind: 'map'; readonly cell: Cell; readonly gold: number }
  | { readonly kind: 'choose'; readonly choices: readonly Choice[] }
  | { readonly kind: 'throw'; readonly rows: readonly Row[] }
  | { readonly kind: 'expedition' }
  | { readonly kind: 'mark'; readonly mark: 'wind' | 'becalmed' }

export const crew = (n: number): Change => ({ crew: n })
export const food = (n: number): Change => ({ food: n })
export const gold = (n: number): Change => ({ gold: n })
export const does = (...changes: Change[]): Effect => ({ kind: 'changes', changes })
export const pirates = (hp: number): Effect => ({ kind: 'pirate', hp })
export const row = (low: number, high: number, ...changes: Change[]): Row => ({ low, high, changes })
export const throws = (...rows: Row[]): Effect => ({ kind: 'throw', rows })
export const map = (cell: Cell, sum: number): Effect => ({ kind: 'map', cell, gold: sum })
export const token = (kind: TokenKind, change: Change): Effect => ({
  kind: 'token',
  token: kind,
  changes: [change],
})
export const choose = (...choices: Choice[]): Effect => ({ kind: 'choose', choices })
