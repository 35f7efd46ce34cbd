/** Which Loot to keep when not all can stay: by what the Port would make of it. */
import { specialKindOf } from '../../../rules/rattle-battle/data/loot'
import { playerAt } from '../../../rules/rattle-battle/table'
import type { TokenId } from '../../../rules/rattle-battle/vocabulary'
import { horizonOf } from '../horizon'
import type { Mind } from '../mind'
import { drawnUpgradeWorth, offersFor } from '../port/offers'
import { planPort } from '../port/plan'
import { emptyPurse, type Purse, purseOf, type Sort, takeTokens } from '../port/purse'

/** Special Loot, the most useful first: the Golden Monkey, the Map, the Tear, the Keg, the Spyglass. */
const specialOrder = ['L5', 'L3', 'L4', 'L2', 'L1']

const sorts: readonly Sort[] = ['valuables', 'wild', 'spices', 'rum', 'fabrics']

/** This many of these tokens, those that are worth most together. */
export function bestKept(mind: Mind, tokens: readonly TokenId[], count: number): readonly TokenId[] {
  if (tokens.length <= count) return tokens
  const { state } = mind
  const special = tokens
    .filter(token => specialKindOf(token) !== undefined)
    .toSorted((a, b) => specialOrder.indexOf(specialKindOf(a)!) - specialOrder.indexOf(specialKindOf(b)!))
    .slice(0, count)
  const ordinary = tokens.filter(token => specialKindOf(token) === undefined)
  const room = Math.min(count - special.length, ordinary.length)
  const purse = bestPurse(mind, purseOf(state, ordinary), room)
  return [...special, ...takeTokens(state, ordinary, purse)!]
}

/** Every selection of this many tokens by sort is compared, as far as the budget lasts. */
function bestPurse(mind: Mind, from: Purse, room: number): Purse {
  const worthOf = worthBeforePort(mind)
  let best: { purse: Purse; value: number } | undefined
  for (const purse of selections(from, room)) {
    if (best && !mind.meter.look()) break
    const value = worthOf(purse)
    if (!best || value > best.value + 1e-9) best = { purse, value }
  }
  return best!.purse
}

/** In this many of the Adventures before the Port nothing has to be paid for repairs. */
const unharmed = 0.5

/** What the Port would make of a purse, which may be smaller by a repair then, or one Spices be Emilio's (N01). */
function worthBeforePort({ state, seat, weights }: Mind): (purse: Purse) => number {
  const ahead = horizonOf(state)
  const offers = offersFor(state, seat, weights)
  const adventures = ahead.seaThisQuest + (state.phase === 'briefing.commit' ? 1 : 0)
  const whole = unharmed ** adventures
  const hasEmilio = adventures > 0 && playerAt(state, seat).sailors.some(({ id }) => id === 'N01')
  const drawn = hasEmilio ? drawnUpgradeWorth(state, seat, ahead, weights, 1) : 0
  const inPort = (purse: Purse) => planPort(purse, offers).value
  const without = (purse: Purse, sort: Sort): Purse => ({ ...purse, [sort]: purse[sort] - 1 })
  const worth = (purse: Purse) => {
    const owned = sorts.filter(sort => purse[sort] > 0)
    if (adventures === 0 || owned.length === 0) return inPort(purse)
    const afterRepair = Math.max(...owned.map(sort => inPort(without(purse, sort))))
    return whole * inPort(purse) + (1 - whole) * afterRepair
  }
  return purse =>
    drawn > 0 && purse.spices > 0
      ? Math.max(worth(purse), drawn + worth(without(purse, 'spices')))
      : worth(purse)
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
