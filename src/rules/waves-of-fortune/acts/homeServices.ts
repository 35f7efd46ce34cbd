import type { Seat } from '../../game'
import type { Random } from '../../random'
import { firstOf, refuse } from '../../refusal'
import { affordable, capacityWith, costOf, loads, serve } from '../home'
import type { MoveRule } from '../moveRule'
import type { HomeServices } from '../moves'
import type { FortuneState } from '../state'
import { joined, upgradeNames } from '../vocabulary'
import { nextTurn } from '../voyage'
import { playerAt } from '../work'
import { checkLoad } from './allocate'

/** Of the ways to bank less than all or to leave spaces empty, this many are listed. */
const samples = 12

/** WF-110: bank, buy, load. */
export const homeServices: MoveRule<'homeServices'> = {
  rule: 'WF-110',
  phases: ['homeServices'],

  check(state, { seat, bank, buy, crew, food }) {
    const player = playerAt(state, seat)
    const owned = buy.find(upgrade => player.upgrades.includes(upgrade))
    return firstOf(
      () =>
        (bank > player.shipGold || bank % 50 !== 0) &&
        refuse('WF-113a', `Bank any part of the ${player.shipGold} gold aboard, in 50s`),
      () => owned !== undefined && refuse('WF-114a', `You own ${upgradeNames[owned]} already`),
      () => new Set(buy).size < buy.length && refuse('WF-114a', 'Each upgrade can be bought once only'),
      () =>
        costOf(buy) > player.chestGold + bank &&
        refuse('WF-114a', `That costs ${costOf(buy)} gold, and the chest holds ${player.chestGold + bank}`),
      () => checkLoad(capacityWith(player, buy), crew, food, 'WF-112a'),
    )
  },

  play(work, move) {
    serve(work, move)
    // WF-111: a ship brought home in another's turn; that turn goes on.
    if (work.state.landings.length === 0) nextTurn(work)
  },

  list: (state, seat, random) => [...fullHolds(state, seat), ...others(state, seat, random)],

  name(_, { bank, buy, crew, food }) {
    const parts = [
      ...(bank > 0 ? [`bank ${bank} gold`] : []),
      ...(buy.length > 0 ? [`buy ${joined(buy.map(upgrade => upgradeNames[upgrade]))}`] : []),
      `load ${crew} crew and ${food} food`,
    ]
    const text = joined(parts)
    return text.charAt(0).toUpperCase() + text.slice(1)
  },
}

/** All gold banked and the hold filled, with every purchase that can be paid. */
function fullHolds(state: FortuneState, seat: Seat): readonly HomeServices[] {
  const player = playerAt(state, seat)
  const bank = player.shipGold
  return affordable(player, bank).flatMap(buy => {
    const capacity = capacityWith(player, buy)
    const full = loads(capacity).slice(0, capacity)
    return full.map((load): HomeServices => ({ kind: 'homeServices', seat, bank, buy, ...load }))
  })
}

/** A fair sample of the rest, which would be thousands. */
function others(state: FortuneState, seat: Seat, random: Random): readonly HomeServices[] {
  const player = playerAt(state, seat)
  const found = new Map<string, HomeServices>()
  for (let n = 0; n < samples; n++) {
    const bank = 50 * random.index(player.shipGold / 50 + 1)
    const buy = random.pick(affordable(player, bank))
    const load = random.pick(loads(capacityWith(player, buy)))
    if (bank === player.shipGold && load.crew + load.food === capacityWith(player, buy)) continue
    const move: HomeServices = { kind: 'homeServices', seat, bank, buy, ...load }
    found.set(JSON.stringify(move), move)
  }
  return [...found.values()]
}
