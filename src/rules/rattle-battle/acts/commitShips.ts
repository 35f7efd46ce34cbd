import type { Refusal, Seat } from '../../game'
import { effectOf } from '../data/adventures'
import { dieName } from '../data/dice'
import { discardLoot, isOrdinary, lootText, selections, stowedTokens } from '../loot'
import { firstOf, type MoveRule, refuse } from '../moveRule'
import type { CommitShips } from '../moves'
import { leaveQueue } from '../queue'
import type { RattleState } from '../state'
import { checkPlan, planFor, slotsOf, stowByPlan } from '../stowing'
import { subsets } from '../subsets'
import { nameOf, playerAt } from '../table'
import type { DieId, Plan, TokenId } from '../vocabulary'
import { adventureOf, changeAdventure, say } from '../work'

/** RB-93, RB-94: the Ships a player sends; what then has no place goes into the bag. */
export const commitShips: MoveRule<'commitShips'> = {
  rule: 'RB-93',
  phases: ['briefing.commit'],

  check(state, { seat, dieIds, stowPlan, forfeit }) {
    const player = playerAt(state, seat)
    const foreign = dieIds.find(id => !player.dice.includes(id))
    if (foreign !== undefined) return refuse('RB-93', `${foreign} is not one of your Ships`)
    if (new Set(dieIds).size < dieIds.length) return refuse('RB-93', 'Each Ship can be sent once')
    const slots = slotsOf(player, shipsLeft(state, seat, dieIds))
    return firstOf(
      checkPlan(stowPlan, slots, stowedTokens(player.stowed)),
      checkForfeit(state, dieIds, stowPlan, slots.length, forfeit),
      forfeit !== undefined &&
        !stowedTokens(player.stowed).includes(forfeit) &&
        refuse('RB-94', 'Only Loot that you have stowed can be given up'),
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
    say(work, 'RB-93', `${who} sends ${dieIds.length === 0 ? 'no Ship' : dieIds.map(dieName).join(', ')}`, {
      kind: 'commit',
      data: { seat, dice: dieIds },
    })
    if (toBag.length > 0) say(work, 'RB-94', `${who} discards ${text} into the bag`)
    if (forfeit !== undefined) say(work, 'RB-95', `${who} gives up 1 Loot for sending too few Ships`)
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
    const { dieIds } = action
    const ships = dieIds.length === 0 ? 'Send no Ship' : `Send ${dieIds.map(dieName).join(', ')}`
    return [ships, ...lossText(state, action)].join(', ')
  },

  lists(state, action) {
    const { seat, dieIds } = action
    const [count, all] = [dieIds.length, playerAt(state, seat).dice.length]
    const ships = count === 1 ? '1 Ship' : `${count} Ships`
    const isOneWay = count === 0 || count === all
    const many = count === 0 ? 'Send no Ship' : isOneWay ? `Send all your Ships (${count})` : `Send ${ships}`
    const which = isOneWay ? [] : [dieIds.map(dieName).join(', ')]
    return { steps: [many, ...which, ...lossText(state, action)], rank: -count }
  },
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

/** B10: who sends too few Ships gives up 1 Loot of those he could keep, no Special Loot. */
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
    const why = `Who sends fewer than ${effect.ships} Ships gives up 1 Loot to the King`
    return kept.some(isOrdinary) ? refuse('RB-95', why) : undefined
  }
  return firstOf(
    !isOrdinary(forfeit) && refuse('RB-95', 'Special Loot cannot be given up'),
    kept.includes(forfeit) && refuse('RB-94', 'The Loot that you give up cannot stay stowed'),
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
