/**
 * One suite for every game: a random playout on deep-frozen states that checks the contract of ../game.ts at each
 * step. Throws without physics come from imagineThrow.
 */
import { expect } from 'vitest'
import { type AnyMove, type RuleEvent, readSetUp, type Seat } from '../game'
import type { AnyGame } from '../games'
import { createRandom, type Random } from '../random'
import { deepFreeze } from './deepFreeze'
import { nextMove } from './nextMove'

export { deepFreeze } from './deepFreeze'
export { nextMove } from './nextMove'

export interface Playout {
  readonly players: number
  readonly seed: string
  readonly options?: Readonly<Record<string, unknown>>
  /** The game must be over by then. */
  readonly maxMoves: number
  /** Stop before this round instead of at the end. */
  readonly beforeRound?: number
  /** Checks that cost more than a move are made at every this many moves. */
  readonly deepEvery?: number
  /** Is told of every move and its outcome. */
  readonly watch?: (move: AnyMove, events: readonly RuleEvent[]) => void
}

export interface PlayedOut {
  readonly moves: readonly AnyMove[]
  readonly finalState: unknown
}

export function playOut(game: AnyGame, playout: Playout): PlayedOut {
  const setUp = readSetUp(game, playout)
  if (!setUp.ok) throw new Error(`${setUp.path}: ${setUp.why}`)
  const random = createRandom(`bots of ${playout.seed}`)
  let state = deepFreeze(game.setup(setUp.value))
  const moves: AnyMove[] = []
  const isStopped = () => game.progress(state).round === playout.beforeRound
  while (game.turn(state).kind !== 'over' && !isStopped()) {
    if (moves.length >= playout.maxMoves) throw new Error(`Not over after ${playout.maxMoves} moves`)
    if (moves.length % (playout.deepEvery ?? 10) === 0) checkState(game, state, random)
    const move = nextMove(game, state, random)
    expect(game.check(state, move), JSON.stringify(move)).toBeUndefined()
    const { state: after, events } = game.play(state, move)
    expect(game.fault(after), JSON.stringify(move)).toBeUndefined()
    expect(events.every(event => /^[A-Z]{2}-\d+[a-z]?$/.test(event.rule))).toBe(true)
    playout.watch?.(move, events)
    state = deepFreeze(after)
    moves.push(move)
  }
  checkState(game, state, random)
  expect(game.score(state).winners.length > 0).toBe(!isStopped())
  return { moves, finalState: state }
}

/** What holds in every state. */
export function checkState(game: AnyGame, state: unknown, random: Random): void {
  const text = JSON.stringify(state)
  const read = game.read(JSON.parse(text))
  expect(read.ok ? '' : `${read.path}: ${read.why}`).toBe('')
  expect(read.ok && read.value).toEqual(JSON.parse(text))
  const turn = game.turn(state)
  const seats = game.score(state).totals.map((_, seat) => seat)
  const acting: readonly Seat[] = turn.kind === 'move' ? turn.seats : []
  if (turn.kind === 'move') expect(acting.length).toBeGreaterThan(0)
  for (const seat of seats) {
    const view = deepFreeze(game.view(state, seat))
    expect(game.turn(view)).toEqual(turn)
    const moves = game.moves(state, seat)
    if (!acting.includes(seat)) {
      expect(moves).toEqual([])
      continue
    }
    expect(moves.length).toBeGreaterThan(0)
    expect(game.moves(view, seat)).toEqual(moves)
    // What has the same words comes to the same.
    const named = new Map<string, AnyMove>()
    for (const move of moves) {
      const { text } = game.describe(state, move)
      const other = named.get(text)
      if (other) expect(firstWords(game, state, move), text).toBe(firstWords(game, state, other))
      else named.set(text, move)
    }
    for (const move of moves) {
      expect(game.check(state, move)).toBeUndefined()
      expect(game.readMove(JSON.parse(JSON.stringify(move)))).toEqual({ ok: true, value: move })
    }
    expect(game.fault(game.imagine(view, seat, random))).toBeUndefined()
  }
}

/** The first thing that is told of a move. */
function firstWords(game: AnyGame, state: unknown, move: AnyMove): string | undefined {
  return game.play(state, move).events[0]?.text
}

/** A set-up and its moves give the same state again, with the JSON of either in between. */
export function replay(game: AnyGame, playout: Playout, moves: readonly AnyMove[]): unknown {
  const setUp = readSetUp(game, playout)
  if (!setUp.ok) throw new Error(setUp.why)
  return moves.reduce<unknown>(
    (state, move) => game.play(state, JSON.parse(JSON.stringify(move)) as AnyMove).state,
    game.setup(setUp.value),
  )
}
