/** The next turns of one seat, played solidly in an imagined world; the others drift, for they would cost too much. */
import type { Seat } from '../../rules/game'
import { readingOf } from '../../rules/imagineThrow'
import { createRandom, type Random } from '../../rules/random'
import type { FortuneMove, FortuneState } from '../../rules/waves-of-fortune'
import { wavesOfFortune as game } from '../../rules/waves-of-fortune'
import { equityOf } from './equity'
import type { Mind } from './mind'
import { playSolidly } from './solid'

/** Own turns that are looked ahead. */
const turnsAhead = 4
/** More moves than that are no four turns. */
const mostMoves = 200

export function rollOut(mind: Mind, world: FortuneState, move: FortuneMove, seed: string): number {
  const { seat, meter } = mind
  const random = createRandom(seed)
  let state = game.play(world, move).state
  const last = world.round + turnsAhead
  for (let n = 0; n < mostMoves && state.phase !== 'over'; n++) {
    if (state.active === seat && state.round >= last && state.phase === 'move') break
    state = game.play(state, nextMove({ ...mind, state, random }, seat)).state
    meter.look()
  }
  return equityOf(state, seat)
}

function nextMove(mind: Mind, seat: Seat): FortuneMove {
  const { state, random } = mind
  const turn = game.turn(state)
  if (turn.kind === 'throw') return fallen(turn.seats[0], turn.throw.dice, random)
  const { actor } = state
  if (actor !== seat && state.phase === 'move') return { kind: 'move', seat: actor, path: [] }
  return playSolidly({ ...mind, seat: actor })
}

/** In the tray only faces count. */
function fallen(seat: Seat, dice: readonly { readonly id: string }[], random: Random): FortuneMove {
  return {
    kind: 'thrown',
    seat,
    dice: dice.map(({ id }, index) =>
      readingOf({ id, kind: 'd6' }, random.index(6) + 1, { x: 25 * index - 40, y: 0, yaw: 0 }),
    ),
  }
}
