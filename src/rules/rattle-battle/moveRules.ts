/** Every kind of move and the rule behind it (5.3). */

import { buyPart } from './acts/buyPart'
import { buyRevenge } from './acts/buyRevenge'
import { buyUpgrade, keepUpgrade } from './acts/buyUpgrade'
import { buyVp } from './acts/buyVp'
import { choosePart } from './acts/choosePart'
import { closeLocation } from './acts/closeLocation'
import { commitShips } from './acts/commitShips'
import { pick, reroll, setAside, toss } from './acts/crazyChoices'
import { endSailors } from './acts/endSailors'
import { exhaustForCard } from './acts/exhaustForCard'
import { fire } from './acts/fire'
import { followMap } from './acts/followMap'
import { hireSailor, keepSailor } from './acts/hireSailor'
import { declineLate, lateDrop } from './acts/lateDrop'
import { chooseLoot, declineExchange, lootExchange } from './acts/lootChoices'
import { marketTrade } from './acts/marketTrade'
import { move } from './acts/move'
import { endTurn, pass } from './acts/passing'
import { pitGift } from './acts/pitGift'
import { placeOnSailor } from './acts/placeOnSailor'
import { portDone } from './acts/portDone'
import { portSailor } from './acts/portSailor'
import { rearrange } from './acts/rearrange'
import { repair } from './acts/repair'
import { spendStore } from './acts/spendStore'
import { stow } from './acts/stow'
import { usePowderKeg } from './acts/usePowderKeg'
import { useSeaSailor } from './acts/useSeaSailor'
import { useUpgrade } from './acts/useUpgrade'
import { byPhase, type MoveRule } from './moveRule'
import type { MoveKind, RattleMove } from './moves'
import { thrown } from './throws/drop'

type MoveRules = { readonly [K in MoveKind]?: MoveRule<K> }

const rules: MoveRules = {
  thrown,
  choosePart,
  exhaustForCard,
  commitShips,
  lateDrop,
  declineLate,
  move,
  fire,
  useUpgrade,
  spendStore,
  endTurn,
  pass,
  chooseLoot,
  lootExchange,
  declineExchange,
  placeOnSailor,
  endSailors,
  repair,
  stow,
  closeLocation,
  reroll,
  pick,
  setAside,
  toss,
  useSailor: byPhase(useSeaSailor, portSailor),
  useSpecialLoot: byPhase(usePowderKeg, followMap),
  marketTrade,
  hireSailor,
  keepSailor,
  buyPart,
  buyUpgrade,
  keepUpgrade,
  pitGift,
  buyRevenge,
  buyVp,
  portDone,
  rearrange,
}

/** Moves of every kind alike; what goes in is of the rule's own kind. */
export type AnyMoveRule = MoveRule<MoveKind>

export const allMoveRules: readonly AnyMoveRule[] = Object.values(rules) as readonly AnyMoveRule[]

export function ruleFor(move: RattleMove): AnyMoveRule | undefined {
  return Object.hasOwn(rules, move.kind) ? (rules[move.kind] as AnyMoveRule | undefined) : undefined
}
