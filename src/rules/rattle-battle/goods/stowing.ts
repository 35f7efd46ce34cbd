/** Where Loot can lie, and whether a stow plan is possible (RB-275 to RB-280, RB-286). */
import type { Refusal, Seat } from '../../game'
import { refuse } from '../../refusal'
import { does } from '../../sentence'
import { isDieId } from '../data/dice'
import { storageSlots } from '../data/upgrades'
import type { Player, RattleState } from '../state'
import { nameOf, playerAt, shipsAtHome } from '../table'
import type { DieId, Plan, Slot, TokenId } from '../vocabulary'
import { changePlayer, say, type Work } from '../work'
import { discardLoot, lootText, tokensOf } from './loot'

/** RB-277: the places of a Galleon with these Ships at home. */
export function slotsOf(player: Player, ships: readonly DieId[]): readonly Slot[] {
  const slots = ships.map(die => `ship:${die}`)
  for (let i = 0; i < player.holds; i++) slots.push(`hold:${i}`)
  for (let i = 0; i < player.hamsters; i++) slots.push(`hamster:${i}:0`, `hamster:${i}:1`, `hamster:${i}:2`)
  for (const upgrade of player.upgrades) slots.push(...storageSlots(upgrade.id))
  return slots
}

/** The places that the player has now; a Ship away on the Adventure is not one of them. */
export function slotsNow(state: RattleState, seat: Seat): readonly Slot[] {
  return slotsOf(playerAt(state, seat), shipsAtHome(state, seat))
}

/** Does the plan put tokens of this selection into different places that there are? */
export function checkPlan(
  plan: Plan,
  slots: readonly Slot[],
  tokens: readonly TokenId[],
): Refusal | undefined {
  const free = new Set(slots)
  const seen = new Set<TokenId>()
  for (const [slot, token] of Object.entries(plan)) {
    if (!free.has(slot)) return refuse('RB-275', noPlace(slot))
    if (!tokens.includes(token)) return refuse('RB-275', 'Only Loot that you have can be stowed')
    if (seen.has(token)) return refuse('RB-275', 'Each Loot can lie in one place only')
    seen.add(token)
  }
  return undefined
}

function noPlace(slot: Slot): string {
  const [kind, id = ''] = slot.split(':')
  return kind === 'ship' && isDieId(id)
    ? 'No Loot of yours can lie under this Ship now'
    : 'The plan names a place for Loot that you do not have'
}

/** RB-94, RB-312: away from the Port only what lies on Ships that leave is lost; `gone` leaves in another way. */
export function checkKept(
  owned: readonly TokenId[],
  leaving: readonly DieId[],
  plan: Plan,
  gone = 0,
): Refusal | undefined {
  const lost = owned.length - Object.keys(plan).length - gone
  return lost > leaving.length
    ? refuse('RB-94', 'Only the Loot on Ships that leave is lost: in the Port it can be given up freely')
    : undefined
}

/** Puts the plan into force; a token that leaves the Secret Hold is protected no longer (U11). */
export function stowByPlan(work: Work, seat: Seat, plan: Plan): void {
  const { stowed, secure } = playerAt(work.state, seat)
  changePlayer(work, seat, {
    stowed: plan,
    ...(secure.length > 0 && { secure: stillSecure(plan, stowed, secure) }),
  })
}

/** The places of the Secret Hold that hold a token which was protected in one of them before. */
function stillSecure(plan: Plan, before: Plan, secure: readonly Slot[]): readonly Slot[] {
  const kept = new Set(secure.map(slot => before[slot]))
  return storageSlots('U11').filter(slot => plan[slot] !== undefined && kept.has(plan[slot]))
}

/**
 * A plan that keeps these tokens: each stays where it lies if that place is left, the others fill the free places in
 * order. `undefined` if there are more tokens than places.
 */
export function planFor(current: Plan, slots: readonly Slot[], keep: readonly TokenId[]): Plan | undefined {
  if (keep.length > slots.length) return undefined
  const plan: Record<Slot, TokenId> = {}
  const waiting = new Set(keep)
  for (const slot of slots) {
    const token = current[slot]
    if (token === undefined || !waiting.has(token)) continue
    plan[slot] = token
    waiting.delete(token)
  }
  const rest = [...waiting]
  for (const slot of slots) {
    if (plan[slot] !== undefined) continue
    const token = rest.shift()
    if (token === undefined) break
    plan[slot] = token
  }
  return plan
}

/**
 * RB-278b: where everything goes if nothing is left to decide. `undefined` where the player is asked: there is not room
 * for all of it, or what lies in the Secret Hold is protected (U11), or the table stows by hand.
 */
export function planByItself(state: RattleState, seat: Seat): Plan | undefined {
  const { upgrades, stowed } = playerAt(state, seat)
  const asks = state.options.stowing === 'byHand' || upgrades.some(({ id }) => id === 'U11')
  return asks ? undefined : planFor(stowed, slotsNow(state, seat), tokensOf(state, seat))
}

/** RB-275, RB-278: what the plan names goes into its places, the rest back into the bag. */
export function stowLoot(work: Work, seat: Seat, plan: Plan): void {
  const kept = new Set(Object.values(plan))
  const lost = tokensOf(work.state, seat).filter(token => !kept.has(token))
  const text = lootText(work.state, lost)
  discardLoot(work, seat, lost, 'bag')
  changePlayer(work, seat, { quay: [] })
  stowByPlan(work, seat, plan)
  const loss = lost.length > 0 ? ` and ${does(seat, 'puts', 'put')} ${text} back into the bag` : ''
  say(
    work,
    lost.length > 0 ? 'RB-278' : 'RB-275',
    `${nameOf(work.state, seat)} ${does(seat, 'stows', 'stow')} ${kept.size} Loot${loss}`,
    { kind: 'stow', data: { seat } },
  )
}

/** RB-279, RB-280: each three regular Holds become one Hamster Hold; two pieces go back into the stock. */
export function foldHolds(work: Work, seat: Seat): void {
  const player = playerAt(work.state, seat)
  if (player.holds < 3) return
  const stowed: Record<Slot, TokenId> = {}
  for (const [slot, token] of Object.entries(player.stowed)) {
    const index = slot.startsWith('hold:') ? slot.slice('hold:'.length) : undefined
    stowed[index === undefined ? slot : `hamster:${player.hamsters}:${index}`] = token
  }
  changePlayer(work, seat, { holds: player.holds - 3, hamsters: player.hamsters + 1, stowed })
  const { stock } = work.state
  work.state = { ...work.state, stock: { ...stock, hold: stock.hold + 2 } }
}
