/** Phase 1: each die is followed through the draft, the plans and the round, in many worlds of what the others like. */
import type { Seat } from '../../../rules/game'
import { rollingWithTheWaves } from '../../../rules/rolling-with-the-waves'
import { colourOf } from '../../../rules/rolling-with-the-waves/dice'
import type { Draft } from '../../../rules/rolling-with-the-waves/moves'
import type { DraftedDie, Player, RollingWavesState } from '../../../rules/rolling-with-the-waves/state'
import { race } from '../../search'
import { faceAfter, highestDrafts } from '../draft'
import { gainsOf } from '../gains'
import type { Mind } from '../mind'
import { outlookOf } from '../outlook'
import { type WeighedPlan, weighedPlans } from '../plan'
import { type Course, draftAhead, type Layout, remembered } from '../strong/draft'
import { finishRound } from '../strong/finishRound'
import type { Foresight } from '../strong/foresight'
import { dealOne, withPlan } from '../strong/plan'

/** Points by which the others may prefer a die for reasons of their own. */
const taste = 0.7
/** Plans of a seat that are remembered, the best first. */
const remembering = 24
const doubt = 0.5

export function draftByPlaying(
  mind: Mind,
  { chance, drafts }: Foresight & { readonly drafts: number },
): Draft {
  const { state, seat, random, meter, weights } = mind
  const favourite = draftAhead(mind)
  const moves = unlike(state, highestDrafts(state, seat), favourite)
  if (moves.length < 2) return favourite
  const outlook = outlookOf(state, weights)
  const gains = state.players.map((player, other) => gainsOf(outlook, other, player))
  const layouts = gains.map(remembered)
  const plans = new Map<string, readonly WeighedPlan[]>()
  const plansFor = (other: Seat, player: Player): readonly WeighedPlan[] => {
    const key = `${other} ${player.nests.map(({ id, face }) => `${id} ${face}`).join()}`
    const known = plans.get(key)
    if (known) return known
    const ranked = weighedPlans(gains[other]!, player)
      .toSorted((a, b) => b.worth - a.worth)
      .slice(0, remembering)
    plans.set(key, ranked)
    return ranked
  }
  return race({
    choices: moves,
    meter,
    doubt,
    mostWorlds: drafts,
    world() {
      const tastes = state.players.map((_, other) =>
        state.pool.map(() => (other === seat ? 0 : taste * random.normal())),
      )
      const dealt = state.players.map(() => random.between(0, 1))
      return move => {
        meter.look()
        const drafted = restOfDraft(mind, move, layouts, tastes)
        const players = drafted.map((player, other): Player => {
          const ranked = plansFor(other, player)
          if (other === seat) return { ...player, plan: ranked[0]!.plan }
          const at = dealt[other]!
          return {
            ...player,
            plan: dealOne(ranked, { between: (low, high) => low + (high - low) * at }),
            ready: true,
          }
        })
        const planned: RollingWavesState = {
          ...state,
          phase: 'allocate',
          pool: [],
          players,
          random: random.state(),
        }
        const revealed = rollingWithTheWaves.play(withPlan(planned, seat, players[seat]!.plan!), {
          kind: 'yarrr',
          seat,
        }).state
        return chance(finishRound(revealed, weights), seat)
      }
    },
  })
}

/** Dice that are alike are tried once; the favourite first. */
function unlike(state: RollingWavesState, moves: readonly Draft[], favourite: Draft): readonly Draft[] {
  const keyOf = ({ dieId, via }: Draft) =>
    `${colourOf(dieId)} ${state.pool.find(({ id }) => id === dieId)!.face} ${via}`
  const kinds = new Map<string, Draft>([[keyOf(favourite), favourite]])
  for (const move of moves) if (!kinds.has(keyOf(move))) kinds.set(keyOf(move), move)
  return [...kinds.values()]
}

type Pool = Course['pool']

/** Everybody with three dice, as the draft would go on from this move. */
function restOfDraft(
  { state, seat, weights }: Mind,
  move: Draft,
  layouts: readonly Layout[],
  tastes: readonly (readonly number[])[],
): readonly Player[] {
  const players = [...state.players]
  let pool: Pool = state.pool
  const take = (who: Seat, id: string, face: number, via: Draft['via']) => {
    const player = players[who]!
    const die = state.pool.find(one => one.id === id)!
    const drafted: DraftedDie = { id: die.id, face, rolled: die.face, via }
    const infamy = via === 'bribe' ? player.infamy - face : player.infamy
    players[who] = { ...player, nests: [...player.nests, drafted], infamy }
    pool = pool.filter(one => one.id !== id)
  }
  take(seat, move.dieId, faceAfter(state, move), move.via)
  const index = new Map(state.pool.map(({ id }, at) => [id, at] as const))
  for (let who = (seat + 1) % players.length; pool.length > 0; who = (who + 1) % players.length) {
    const player = players[who]!
    const own = player.nests.map(({ face }) => face)
    let best: { readonly id: string; readonly face: number; readonly via: Draft['via'] } | undefined
    let most = Number.NEGATIVE_INFINITY
    for (const die of highestDrafts({ ...state, pool: pool as RollingWavesState['pool'], players }, who)) {
      const rolled = pool.find(one => one.id === die.dieId)!.face
      const face = die.via === 'drunk' ? 1 : rolled
      const price = die.via === 'bribe' ? face * weights.infamy : 0
      const worth = layouts[who]!([...own, face]) - price + tastes[who]![index.get(die.dieId)!]!
      if (worth <= most) continue
      most = worth
      best = { id: die.dieId, face, via: die.via }
    }
    take(who, best!.id, best!.face, best!.via)
  }
  return players
}
