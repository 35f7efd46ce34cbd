/** What a seat may do: the one source of legality. */
import type { Refusal, Seat } from '../game'
import { refuse } from '../refusal'
import { allMoveRules, ruleFor } from './moveRules'
import type { WavesMove } from './moves'
import type { WavesState } from './state'
import { actorOf, turnOf } from './turn'

export function legalityOf(state: WavesState, move: WavesMove): Refusal | undefined {
  const rule = ruleFor(move)!
  if (state.phase === 'over') return refuse('WV-61', 'The game is over')
  if (rule.phase === 'aside' || rule.phase === state.phase) return rule.check(state, move)
  if (state.phase === 'toss') return refuse('WV-150', 'First the Wave token has to fall')
  const turn = turnOf(state)
  return refuse(rule.rule, `This is not the time for that: ${turn.kind === 'over' ? 'it is over' : turn.ask}`)
}

export function movesOf(state: WavesState, seat: Seat): readonly WavesMove[] {
  if (state.phase === 'toss' || actorOf(state) !== seat) return []
  return allMoveRules
    .filter(rule => rule.phase === state.phase)
    .flatMap(rule => rule.list(state, seat).filter(move => rule.check(state, move) === undefined))
}
