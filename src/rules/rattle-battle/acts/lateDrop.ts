import type { Seat } from '../../game'
import { refuse } from '../../refusal'
import { does } from '../../sentence'
import { dieInfo } from '../data/dice'
import { discardLoot, lootText, selections, stowedTokens } from '../goods/loot'
import { checkKept, checkPlan, planFor, slotsOf, stowByPlan } from '../goods/stowing'
import type { MoveRule } from '../moveRule'
import { namedShip } from '../sea/shipNames'
import { leaveQueue } from '../stages/queue'
import type { RattleState } from '../state'
import { nameOf, playerAt, shipsAtHome } from '../table'
import { askForDrop } from '../throws/askForDrop'
import type { DieId, Plan, Slot, TokenId } from '../vocabulary'
import { adventureOf, change, changeAdventure, goTo, say } from '../work'

/** RB-420: the last player drops one of the Ships they did not send. */
export const lateDrop: MoveRule<'lateDrop'> = {
  rule: 'RB-420',
  phases: ['actions.late'],

  check(state, { seat, dieId, stowPlan }) {
    if (!shipsAtHome(state, seat).includes(dieId)) {
      return refuse('RB-420', `${namedShip(state, dieId)} is not a Ship that you have kept at home`)
    }
    const places = placesWithout(state, seat, dieId)
    const owned = stowedTokens(playerAt(state, seat).stowed)
    return checkPlan(stowPlan, places, owned) ?? checkKept(owned, [dieId], stowPlan)
  },

  play(work, { seat, dieId, stowPlan }) {
    const lost = lostBy(work.state, seat, stowPlan)
    const text = lootText(work.state, lost)
    discardLoot(work, seat, lost, 'bag')
    stowByPlan(work, seat, stowPlan)
    const { committed } = adventureOf(work.state)
    changeAdventure(work, { committed: committed.with(seat, [...committed[seat]!, dieId]) })
    const loss = lost.length > 0 ? ` and discards ${text}` : ''
    say(work, 'RB-420', `${nameOf(work.state, seat)} ${does(seat, 'drops', 'drop')} a Ship late${loss}`)
    change(work, { queue: [] })
    askForDrop(work, 'late', [dieId], seat)
    goTo(work, 'actions.drop')
  },

  list(state, seat) {
    const owned = stowedTokens(playerAt(state, seat).stowed)
    return shipsAtHome(state, seat).flatMap(dieId => {
      const slots = placesWithout(state, seat, dieId)
      return selections(state, owned, Math.min(owned.length, slots.length)).map(keep => ({
        kind: 'lateDrop' as const,
        seat,
        dieId,
        stowPlan: planFor(playerAt(state, seat).stowed, slots, keep)!,
      }))
    })
  },

  name(state, { seat, dieId, stowPlan }) {
    const lost = lostBy(state, seat, stowPlan)
    return `Drop ${dieInfo(dieId).captain ? 'the Captain' : 'a Ship'} late${lost.length > 0 ? `, lose ${lootText(state, lost)}` : ''}`
  },
}

/** RB-420a: what has no place without the Ship. */
function lostBy(state: RattleState, seat: Seat, stowPlan: Plan): readonly TokenId[] {
  const kept = new Set(stowedTokens(stowPlan))
  return stowedTokens(playerAt(state, seat).stowed).filter(token => !kept.has(token))
}

function placesWithout(state: RattleState, seat: Seat, dieId: DieId): readonly Slot[] {
  const rest = shipsAtHome(state, seat).filter(die => die !== dieId)
  return slotsOf(playerAt(state, seat), rest)
}

export const declineLate: MoveRule<'declineLate'> = {
  rule: 'RB-420',
  phases: ['actions.late'],
  check: () => undefined,
  play: (work, { seat }) => leaveQueue(work, seat),
  list: (_, seat) => [{ kind: 'declineLate', seat }],
  name: () => 'Drop no Ship late',
  lists: () => ({ goesOn: true }),
}
