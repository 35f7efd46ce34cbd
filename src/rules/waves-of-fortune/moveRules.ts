/** The rule of every kind of move. */
import { allocate } from './acts/allocate'
import { chooseColour } from './acts/chooseColour'
import { chooseOption } from './acts/chooseOption'
import { faceFoe } from './acts/faceFoe'
import { homeServices } from './acts/homeServices'
import { move } from './acts/move'
import { ram } from './acts/ram'
import { sendExpedition } from './acts/sendExpedition'
import { sendFighters } from './acts/sendFighters'
import { teleport } from './acts/teleport'
import { thrown } from './acts/thrown'
import type { MoveRule } from './moveRule'
import type { FortuneMove, MoveKind } from './moves'

const rules: { readonly [K in MoveKind]: MoveRule<K> } = {
  thrown,
  chooseColour,
  allocate,
  move,
  teleport,
  ram,
  faceFoe,
  sendFighters,
  chooseOption,
  sendExpedition,
  homeServices,
}

/** Moves of every kind alike; what goes in is of the rule's own kind. */
export type AnyMoveRule = MoveRule<MoveKind>

export const allMoveRules: readonly AnyMoveRule[] = Object.values(rules) as readonly AnyMoveRule[]

export function ruleFor(one: FortuneMove): AnyMoveRule | undefined {
  return Object.hasOwn(rules, one.kind) ? (rules[one.kind] as AnyMoveRule | undefined) : undefined
}
