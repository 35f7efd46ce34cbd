/** Which seats may act, and how: the only source of legality. */
import type { Refusal, Seat, Turn } from '../game'
import { createRandom, type Random } from '../random'
import { refuse } from '../refusal'
import { allMoveRules, ruleFor } from './moveRules'
import type { RattleMove } from './moves'
import { winnersOf } from './score'
import { isWaiting, stageOf } from './stages/stages'
import type { RattleState } from './state'
import { nameOf } from './table'
import { dropOf } from './throws/askForDrop'
import { throwerOf, throwTurn } from './throws/throwing'

/** Who may act; one seat, or several where choices are independent. */
export function actorsOf(state: RattleState): readonly Seat[] {
  const drop = dropOf(state)
  if (drop) return [throwerOf(state, drop)]
  const stage = stageOf(state.phase)
  return isWaiting(stage) && stage.together ? state.queue : state.queue.slice(0, 1)
}

export function turnOf(state: RattleState): Turn {
  if (state.phase === 'game.over') return { kind: 'over', winners: winnersOf(state) }
  const drop = dropOf(state)
  if (drop) return throwTurn(state, drop)
  const stage = stageOf(state.phase)
  if (!isWaiting(stage)) throw new Error(`The phase ${state.phase} waits for nobody`)
  const { rule, ask } = stage
  return { kind: 'move', seats: actorsOf(state), phase: state.phase, rule, ask }
}

export function legalityOf(state: RattleState, move: RattleMove): Refusal | undefined {
  const rule = ruleFor(move)!
  if (state.phase === 'game.over') return refuse('RB-40', 'The game is over')
  const isThrowDue = dropOf(state) !== undefined
  if (isThrowDue && move.kind !== 'thrown') return refuse('RB-110', 'First the dice have to fall')
  if (!rule.phases.includes(state.phase)) {
    return refuse(rule.rule, `This is not the time for that: ${turnText(state)}`)
  }
  if (!actorsOf(state).includes(move.seat)) {
    const isSeat = state.players[move.seat] !== undefined
    return refuse(
      'RB-3',
      isSeat ? `It is not ${nameOf(state, move.seat)}'s turn` : 'Nobody sits on this seat',
    )
  }
  return rule.check(state, move)
}

function turnText(state: RattleState): string {
  const turn = turnOf(state)
  return turn.kind === 'over' ? 'the game is over' : turn.ask
}

export function movesOf(state: RattleState, seat: Seat, random?: Random): readonly RattleMove[] {
  if (state.phase === 'game.over' || dropOf(state) || !actorsOf(state).includes(seat)) return []
  const source = random ?? createRandom('the same sample every time')
  return allMoveRules
    .filter(rule => rule.phases.includes(state.phase))
    .flatMap(rule => rule.list(state, seat, source).filter(move => rule.check(state, move) === undefined))
}
