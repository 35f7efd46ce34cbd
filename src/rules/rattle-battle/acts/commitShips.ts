import type { Refusal, Seat } from '../../game'
import { firstOf, refuse } from '../../refusal'
import { does } from '../../sentence'
import { effectOf } from '../data/adventures'
import { dieInfo } from '../data/dice'
import { discardLoot, isOrdinary, lootText, selections, stowedTokens } from '../goods/loot'
import { checkKept, checkPlan, planFor, slotsOf, stowByPlan } from '../goods/stowing'
import type { MoveRule } from '../moveRule'
import type { CommitShips } from '../moves'
import { namedShip } from '../sea/shipNames'
import { leaveQueue } from '../stages/queue'
import type { RattleState } from '../state'
import { nameOf, playerAt } from '../table'
import type { DieId, Plan, TokenId } from '../vocabulary'
import { adventureOf, changeAdventure, say } from '../work'
import { subsets } from './subsets'

/** RB-93, RB-94: the Ships a player sends; what then has no place goes into the bag. */
export const commitShips: MoveRule<'commitShips'> = {
  rule: 'RB-93',
  phases: ['briefing.commit'],

  check(state, { seat, dieIds, stowPlan, forfeit }) {
    const player = playerAt(state, seat)
    const foreign = dieIds.find(id => !player.dice.includes(id))
    if (foreign !== undefined) return refuse('RB-93', `${namedShip(state, foreign)} is not one of your Ships`)
    if (new Set(dieIds).size < dieIds.length) return refuse('RB-93', 'Each Ship can be sent once')
    const slots = slotsOf(player, shipsLeft(state, seat, dieIds))
    return firstOf(
      () => checkPlan(stowPlan, slots, stowedTokens(player.stowed)),
      () =>
        forfeit !== undefined &&
        !stowedTokens(player.stowed).includes(forfeit) &&
        refuse('RB-94', 'Only Loot that you have stowed can be given up'),
      () => checkForfeit(state, dieIds, stowPlan, slots.length, forfeit),
      () => checkKept(stowedTokens(player.stowed), dieIds, stowPlan, forfeit === undefined ? 0 : 1),
    )
  },

  play(work, { seat, dieIds, stowPlan, forfeit }) {
    const kept = new Set(Object.values(stowPlan))
    const lost = stowedTokens(playerAt(work.state, seat).stowed).filter(token => !kept.has(token))
    const toBag = lost.filter(token => token !== forfeit)
    const text = lootText(work.state, toBag)
    discardLoot(work, seat, toBag, 'bag')
    if (forfeit !== undefined) discardLoot(work, seat, [forfeit], 'discard')
    stowByPlan(work, seat, stowPlan)
    changeAdventure(work, { committed: adventureOf(work.state).committed.with(seat, dieIds) })
    const who = nameOf(work.state, seat)
    say(work, 'RB-93', `${who} ${does(seat, 'sends', 'send')} ${fleetText(dieIds)}`, {
      kind: 'commit',
      data: { seat, dice: dieIds },
    })
    if (toBag.length > 0)
      say(work, 'RB-94', `${who} ${does(seat, 'discards', 'discard')} ${text} into the bag`)
    if (forfeit !== undefined)
      say(work, 'RB-95', `${who} ${does(seat, 'gives', 'give')} up 1 Loot for sending too few Ships`)
    leaveQueue(work, seat)
  },

  list(state, seat) {
    const player = playerAt(state, seat)
    const owned = stowedTokens(player.stowed)
    return subsets(player.dice).flatMap(dieIds => {
      const slots = slotsOf(player, shipsLeft(state, seat, dieIds))
      const keeps = selections(state, owned, Math.min(owned.length, slots.length))
      return keeps.flatMap((keep): CommitShips[] => {
        const forfeits = forfeitChoices(state, dieIds, keep)
        return forfeits.map(forfeit => {
          const rest = keep.filter(token => token !== forfeit)
          const stowPlan = planFor(player.stowed, slots, rest)!
          const move = { kind: 'commitShips', seat, dieIds, stowPlan } as const
          return forfeit === undefined ? move : { ...move, forfeit }
        })
      })
    })
  },

  name(state, action) {
    return [`Send ${fleetText(action.dieIds)}`, ...lossText(state, action)].join(', ')
  },

  lists(state, action) {
    const { seat, dieIds } = action
    const [count, all] = [dieIds.length, playerAt(state, seat).dice.length]
    const many = count > 0 && count === all ? `Send all your Ships (${count})` : `Send ${fleetText(dieIds)}`
    const isFree = stowedTokens(playerAt(state, seat).stowed).length === 0
    const lost = lossText(state, action)
    return { steps: [many, ...(lost.length > 0 || isFree ? lost : ['lose no Loot'])], rank: -count }
  },
}

/** Ships at home are interchangeable, except for the Captain. */
function fleetText(dice: readonly DieId[]): string {
  const captain = dice.some(id => dieInfo(id).captain)
  const ships = dice.length - (captain ? 1 : 0)
  if (dice.length === 0) return 'no Ship'
  const many = ships === 1 ? '1 Ship' : `${ships} Ships`
  if (!captain) return many
  return ships === 0 ? 'the Captain' : `the Captain and ${many}`
}

/** What Loot it costs to send these Ships. */
function lossText(state: RattleState, { seat, stowPlan, forfeit }: CommitShips): readonly string[] {
  const kept = Object.values(stowPlan)
  const lost = stowedTokens(playerAt(state, seat).stowed).filter(
    token => !kept.includes(token) && token !== forfeit,
  )
  return [
    ...(lost.length > 0 ? [`lose ${lootText(state, lost)}`] : []),
    ...(forfeit === undefined ? [] : [`give up ${lootText(state, [forfeit])}`]),
  ]
}

function shipsLeft(state: RattleState, seat: Seat, sent: readonly DieId[]): readonly DieId[] {
  return playerAt(state, seat).dice.filter(die => !sent.includes(die))
}

/** B10: a player who sends too few Ships gives up 1 Loot that they could keep, no Special Loot. */
function checkForfeit(
  state: RattleState,
  dieIds: readonly DieId[],
  plan: Plan,
  places: number,
  forfeit: TokenId | undefined,
): Refusal | undefined {
  const effect = effectOf(adventureOf(state).card, 'minShips')
  const kept = stowedTokens(plan)
  if (effect === undefined || dieIds.length >= effect.ships) {
    return forfeit === undefined ? undefined : refuse('RB-95', 'No Loot is to be given up here')
  }
  if (forfeit === undefined) {
    const why = `A player who sends fewer than ${effect.ships} Ships gives up 1 Loot to the King`
    return kept.some(isOrdinary) ? refuse('RB-95', why) : undefined
  }
  return firstOf(
    () => !isOrdinary(forfeit) && refuse('RB-95', 'Special Loot cannot be given up'),
    () => kept.includes(forfeit) && refuse('RB-94', 'The Loot that you give up cannot stay stowed'),
    () =>
      kept.length >= places &&
      refuse('RB-94', 'The Loot that you give up must be one that you could have kept'),
  )
}

function forfeitChoices(
  state: RattleState,
  dieIds: readonly DieId[],
  keep: readonly TokenId[],
): readonly (TokenId | undefined)[] {
  const effect = effectOf(adventureOf(state).card, 'minShips')
  if (!effect || dieIds.length >= effect.ships) return [undefined]
  const candidates = keep.filter(isOrdinary)
  return candidates.length > 0 ? selections(state, candidates, 1).map(([token]) => token) : [undefined]
}
