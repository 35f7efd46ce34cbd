/** Every choice by what it adds to the own map, and a little by what it takes from the next player. */
import type { Draft, RollingWavesMove } from '../../rules/rolling-with-the-waves/moves'
import { bestOf } from '../search'
import { draftMoves, pickWorth } from './draft'
import { bestLayout, gainsOf } from './gains'
import type { Mind } from './mind'
import { outlookOf } from './outlook'
import { weighedPlans } from './plan'
import { chooseResolve } from './resolveChoices'

export function playSolidly(mind: Mind): RollingWavesMove {
  const { state, seat, weights } = mind
  switch (state.phase) {
    case 'draft':
      return pick(mind)
    case 'allocate':
      return state.players[seat]!.plan ? { kind: 'yarrr', seat } : plan(mind)
    default:
      return chooseResolve(state, seat, weights)
  }
}

/** How much of what the next player would have had of a die counts. */
const denial = 1 / 3

function pick({ state, seat, random, weights }: Mind): Draft {
  const outlook = outlookOf(state, weights)
  const gains = gainsOf(outlook, seat, state.players[seat]!)
  const next = (seat + 1) % state.players.length
  const rival = state.players[next]!
  const rivalGains = gainsOf(outlook, next, rival)
  const rivalDice = rival.nests.map(({ face }) => face)
  const isStillDrafting = rivalDice.length < 3
  const missed = (face: number) =>
    isStillDrafting ? bestLayout(rivalGains, [...rivalDice, face]) - bestLayout(rivalGains, rivalDice) : 0
  const worth = (move: Draft) =>
    pickWorth(state, gains, move, weights) +
    denial * missed(state.pool.find(({ id }) => id === move.dieId)!.face)
  return bestOf(draftMoves(state, seat), worth, random)
}

function plan({ state, seat, random, weights }: Mind): RollingWavesMove {
  const player = state.players[seat]!
  const gains = gainsOf(outlookOf(state, weights), seat, player)
  const best = bestOf(weighedPlans(gains, player), ({ worth }) => worth, random)
  return { kind: 'allocate', seat, plan: best.plan }
}
