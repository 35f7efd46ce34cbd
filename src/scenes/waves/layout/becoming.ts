import { type Card, type Cls, modeOf, ownerOf, partyOf, rotated } from '../../../rules/waves/public'
import type { ThingId } from '../../things/layout'
import { agentCard, discardCard, displayCard, elderCard, handCard } from './names'
import type { ShownTable } from './shown'

/** Where one card is; cards of a class are interchangeable (WV-2). */
interface CardSpot {
  readonly id: ThingId
  readonly zone: 'hand' | 'agent' | 'elder' | 'display' | 'discard'
  readonly cls: Card
  /** The seat of a hand, the slot of Elders and Agents, the party of a display. */
  readonly of: number
}

function spotsOf(table: ShownTable): readonly CardSpot[] {
  const spots: CardSpot[] = []
  const counted = (cards: readonly Card[], put: (cls: Card, index: number) => void) => {
    const seen = new Map<Card, number>()
    for (const cls of cards) {
      const index = seen.get(cls) ?? 0
      seen.set(cls, index + 1)
      put(cls, index)
    }
  }
  for (const [seat, hand] of table.hands.entries())
    counted(hand, (cls, index) => spots.push({ id: handCard(seat, cls, index), zone: 'hand', cls, of: seat }))
  for (const [slot, { elder, agents }] of table.slots.entries()) {
    if (elder) spots.push({ id: elderCard(slot), zone: 'elder', cls: elder, of: slot })
    for (const [index, cls] of (agents?.cards ?? []).entries())
      spots.push({ id: agentCard(slot, index), zone: 'agent', cls, of: slot })
  }
  for (const [party, display] of table.displays.entries())
    counted(display, (cls, index) =>
      spots.push({ id: displayCard(party, cls as Cls, index), zone: 'display', cls, of: party }),
    )
  for (const [index, cls] of table.discard.entries())
    spots.push({ id: discardCard(index), zone: 'discard', cls, of: 0 })
  return spots
}

/**
 * Which card of the table before is which of the table after, where its name has changed: a card from a hand is an
 * Agent, an Agent an Elder, an Elder goes to a display or a hand. What nobody may know is followed by nothing: in a
 * hidden hand it is always the last card that goes, and a card that comes is put in as the last.
 */
export function becoming(before: ShownTable, after: ShownTable): ReadonlyMap<ThingId, ThingId> {
  const names = new Map<ThingId, ThingId>()
  if (after.isRotating) {
    const mode = modeOf(after)
    const from = rotated(mode, [...mode.owners.keys()])
    for (const [to, slot] of from.entries()) if (slot !== to) names.set(elderCard(slot), elderCard(to))
    return names
  }
  const old = spotsOf(before)
  const now = spotsOf(after)
  const [oldIds, nowIds] = [new Set(old.map(({ id }) => id)), new Set(now.map(({ id }) => id))]
  const gone = old.filter(({ id }) => !nowIds.has(id))
  const come = now.filter(({ id }) => !oldIds.has(id))
  const taken = new Set<CardSpot>()
  for (const spot of come) {
    let best: CardSpot | undefined
    let most = 0
    for (const source of gone) {
      if (taken.has(source)) continue
      const worth = likely(after, source, spot)
      if (worth <= most) continue
      most = worth
      best = source
    }
    if (!best) continue
    taken.add(best)
    names.set(best.id, spot.id)
  }
  return names
}

/** How well a card at one spot matches one at another; 0 if no card goes that way. */
function likely(table: ShownTable, from: CardSpot, to: CardSpot): number {
  const isSame = from.cls === to.cls
  if (!isSame && from.cls !== 0 && to.cls !== 0) return 0
  const sure = isSame ? 1 : 0
  const owner = (slot: number) => ownerOf(table, slot)
  switch (`${from.zone} ${to.zone}`) {
    case 'hand hand':
      return from.of === to.of && (from.cls === 0) !== (to.cls === 0) ? 12 : 0
    case 'hand agent':
      return owner(to.of) === from.of ? 10 + sure : 0
    case 'agent elder':
      return from.of === to.of ? 10 + sure : 0
    case 'elder display': {
      const seat = owner(from.of)
      return seat !== undefined && partyOf(table, seat) === to.of ? 8 + sure : 0
    }
    case 'elder hand':
      return owner(from.of) === to.of ? 8 + sure : 0
    case 'agent discard':
    case 'hand discard':
      return 6 + sure
    case 'elder discard':
      return owner(from.of) === undefined ? 5 + sure : 0
    default:
      return 0
  }
}
