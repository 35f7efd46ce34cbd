/** What a seat may know (5.5), and a whole state that fits what it knows. */
import type { Viewer } from '../game'
import type { Random } from '../random'
import { plansOf } from './acts/allocate'
import type { RollingWavesState } from './state'

/**
 * Hidden are the generator behind the draws, and until the reveal the plans of the others: removed, so that nobody can
 * tell whether there is one yet (RW-49).
 */
export function viewOf(state: RollingWavesState, viewer: Viewer): RollingWavesState {
  const visible = { ...state, random: [] }
  if (state.phase !== 'allocate') return visible
  const players = state.players.map((player, seat) => {
    if (seat === viewer) return player
    const { plan: _, ...seen } = player
    return seen
  })
  return { ...visible, players }
}

/** A player who has called YARRR gets some legal plan; the others none: they may still change it. */
export function imagineState(view: RollingWavesState, random: Random): RollingWavesState {
  const players = view.players.map(player =>
    player.ready && !player.plan ? { ...player, plan: random.pick(plansOf(player)) } : player,
  )
  return { ...view, players, random: random.state() }
}
