/** What a seat may do: the one source of legality. */
import type { Refusal, Seat } from '../game'
import { refuse } from '../refusal'
import { belongsTo } from '../sentence'
import { allMoveRules, ruleFor } from './moveRules'
import type { RollingWavesMove } from './moves'
import type { RollingWavesState } from './state'
import { actorsOf, turnOf } from './turn'
import { nameOf } from './vocabulary'

export function legalityOf(state: RollingWavesState, move: RollingWavesMove): Refusal | undefined {
  const rule = ruleFor(move)!
  if (state.phase === 'over') return refuse('RW-115', 'The game is over')
  if (state.phase === 'roll' && move.kind !== 'thrown') return refuse('RW-20', 'First the dice have to fall')
  if (rule.phase !== state.phase) {
    return refuse(rule.rule, `This is not the time for that: ${turnText(state)}`)
  }
  return checkSeat(state, move.seat) ?? rule.check(state, move)
}

function checkSeat(state: RollingWavesState, seat: Seat): Refusal | undefined {
  if (actorsOf(state).includes(seat)) return undefined
  const player = state.players[seat]
  if (!player) return refuse('RW-3', 'Nobody sits on this seat')
  if (state.phase === 'allocate') return refuse('RW-47a', 'You have called YARRR: your plan stands')
  const actor = actorsOf(state)[0] ?? 0
  return refuse(
    'RW-3',
    `It is not ${nameOf(state, seat)}'s turn but ${belongsTo(actor, nameOf(state, actor))}`,
  )
}

function turnText(state: RollingWavesState): string {
  const turn = turnOf(state)
  return turn.kind === 'over' ? 'the game is over' : turn.ask
}

export function movesOf(state: RollingWavesState, seat: Seat): readonly RollingWavesMove[] {
  if (state.phase === 'roll' || !actorsOf(state).includes(seat)) return []
  return allMoveRules
    .filter(rule => rule.phase === state.phase)
    .flatMap(rule => rule.list(state, seat).filter(move => rule.check(state, move) === undefined))
}
