/** Which Loot to keep when not all can stay: by what the Port would make of it. */
import { specialKindOf } from '../../../rules/rattle-battle/data/loot'
import type { TokenId } from '../../../rules/rattle-battle/vocabulary'
import type { Mind } from '../mind'
import { offersFor } from '../port/offers'
import { type Offers, planPort } from '../port/plan'
import { emptyPurse, type Purse, purseOf, type Sort, takeTokens } from '../port/purse'

/** Special Loot, the most useful first: the Golden Monkey, the Map, the Tear, the Keg, the Spyglass. */
const specialOrder = ['L5', 'L3', 'L4', 'L2', 'L1']

const sorts: readonly Sort[] = ['valuables', 'wild', 'spices', 'rum', 'fabrics']

/** So many of these tokens, those that are worth most together. */
export function bestKept(mind: Mind, tokens: readonly TokenId[], count: number): readonly TokenId[] {
  if (tokens.length <= count) return tokens
  const { state, seat, weights } = mind
  const special = tokens
    .filter(token => specialKindOf(token) !== undefined)
    .toSorted((a, b) => specialOrder.indexOf(specialKindOf(a)!) - specialOrder.indexOf(specialKindOf(b)!))
    .slice(0, count)
  const ordinary = tokens.filter(token => specialKindOf(token) === undefined)
  const room = Math.min(count - special.length, ordinary.length)
  const offers = offersFor(state, seat, weights)
  const purse = bestPurse(mind, purseOf(state, ordinary), room, offers)
  return [...special, ...takeTokens(state, ordinary, purse)!]
}

/** Every selection of so many tokens by sort is compared, as far as the budget lasts. */
function bestPurse(mind: Mind, from: Purse, room: number, offers: Offers): Purse {
  let best: { purse: Purse; value: number } | undefined
  for (const purse of selections(from, room)) {
    if (best && !mind.meter.look()) break
    const { value } = planPort(purse, offers)
    if (!best || value > best.value + 1e-9) best = { purse, value }
  }
  return best!.purse
}

function selections(from: Purse, room: number): readonly Purse[] {
  let found: { purse: Purse; left: number }[] = [{ purse: emptyPurse, left: room }]
  for (const sort of sorts) {
    found = found.flatMap(({ purse, left }) =>
      Array.from({ length: Math.min(from[sort], left) + 1 }, (_, n) => ({
        purse: { ...purse, [sort]: n },
        left: left - n,
      })),
    )
  }
  return found.filter(({ left }) => left === 0).map(({ purse }) => purse)
}
