/** Phase 2: plausible plans are dealt to the others, and the round is played out for the own best candidates. */

import type { Random } from '../../../rules/random'
import { rollingWithTheWaves } from '../../../rules/rolling-with-the-waves'
import { hasFilledTracks, hasSecuredChests } from '../../../rules/rolling-with-the-waves/endOfGame'
import type { RollingWavesMove } from '../../../rules/rolling-with-the-waves/moves'
import type { Player, RollingWavesState } from '../../../rules/rolling-with-the-waves/state'
import { canBeBuried } from '../../../rules/rolling-with-the-waves/tracks'
import type { Plan } from '../../../rules/rolling-with-the-waves/vocabulary'
import { chestNumbers } from '../../../rules/rolling-with-the-waves/vocabulary'
import { gainsOf } from '../gains'
import type { Mind } from '../mind'
import { outlookOf } from '../outlook'
import { type WeighedPlan, weighedPlans } from '../plan'
import { withBuried, withNumber } from '../written'
import { finishRound } from './finishRound'
import type { Foresight } from './foresight'

/** Plans that do not end the game, looked at beside those that would. */
const keptOpen = 8
/** Plans of the others that are dealt, and by how many points a plan must be better to be e times as likely. */
const dealt = 24
const hesitation = 0.8

export function planByDealing(
  { state, seat, random, meter, weights }: Mind,
  { chance, heats }: Foresight,
): RollingWavesMove {
  const outlook = outlookOf(state, weights)
  const ranked = state.players.map((player, other) =>
    weighedPlans(gainsOf(outlook, other, player), player).toSorted((a, b) => b.worth - a.worth),
  )
  const isTrackEnd = state.options.gameEnds !== 'chests'
  let candidates = candidatesOf(ranked[seat]!, state.players[seat]!, heats[0]!.plans, isTrackEnd)
  for (const { plans, tables } of heats) {
    if (candidates[0]!.looks > 0) candidates = candidates.slice(0, plans)
    for (let table = 0; table < tables; table++) {
      const others = dealPlans(state, seat, ranked, random)
      for (const candidate of candidates) {
        if (!meter.look()) break
        const revealed = rollingWithTheWaves.play(withPlan(others, seat, candidate.plan), {
          kind: 'yarrr',
          seat,
        }).state
        candidate.sum += chance(finishRound(revealed, weights), seat)
        candidate.looks++
      }
    }
    candidates.sort((a, b) => b.sum / Math.max(1, b.looks) - a.sum / Math.max(1, a.looks))
  }
  return { kind: 'allocate', seat, plan: candidates[0]!.plan }
}

interface Candidate {
  readonly plan: Plan
  sum: number
  looks: number
}

/** The best by their gains, and some that keep the game open: gains know nothing of who is ahead. */
function candidatesOf(
  ranked: readonly WeighedPlan[],
  player: Player,
  count: number,
  isTrackEnd: boolean,
): Candidate[] {
  const best = ranked.slice(0, count)
  const isClosing = best.some(({ plan }) => closesGame(player, plan, isTrackEnd))
  const open = isClosing
    ? ranked
        .filter(one => !best.includes(one) && !closesGame(player, one.plan, isTrackEnd))
        .slice(0, keptOpen)
    : []
  return [...best, ...open].map(({ plan }) => ({ plan, sum: 0, looks: 0 }))
}

/** Would an end condition hold on this map, if nobody steals? (RW-111, RW-112) */
function closesGame(player: Player, plan: Plan, isTrackEnd: boolean): boolean {
  let after = player
  for (const { id, face } of player.nests) {
    const icon = plan[id]!
    if (icon === 'bury') {
      return chestNumbers.some(
        chest => canBeBuried(player, chest) && hasSecuredChests(withBuried(player, chest)),
      )
    }
    after = withNumber(after, icon, face)
  }
  return hasSecuredChests(after) || (isTrackEnd && hasFilledTracks(after))
}

export function withPlan(state: RollingWavesState, seat: number, plan: Plan): RollingWavesState {
  return { ...state, players: state.players.with(seat, { ...state.players[seat]!, plan, ready: false }) }
}

/** A whole state in which all others have called YARRR. */
function dealPlans(
  state: RollingWavesState,
  seat: number,
  ranked: readonly (readonly WeighedPlan[])[],
  random: Random,
): RollingWavesState {
  const players = state.players.map((player, other): Player => {
    if (other === seat) return player
    return { ...player, plan: dealOne(ranked[other]!.slice(0, dealt), random), ready: true }
  })
  return { ...state, players, random: random.state() }
}

export function dealOne(plans: readonly WeighedPlan[], random: Pick<Random, 'between'>): Plan {
  const best = plans[0]!.worth
  const chances = plans.map(({ worth }) => Math.exp((worth - best) / hesitation))
  let at = random.between(
    0,
    chances.reduce((sum, chance) => sum + chance, 0),
  )
  const index = chances.findIndex(chance => {
    at -= chance
    return at < 0
  })
  return plans[Math.max(0, index)]!.plan
}
