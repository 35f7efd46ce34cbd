import type { BotLevel } from '../../src/bots'
import { type OpenMatch, turnOf } from '../../src/match'
import type { ThrowRecord, ThrowResult } from '../../src/measure'
import { simulateThrow } from '../../src/physics'
import type { GameId, Seat } from '../../src/rules/game'
import type { Table } from './plan'
import { playOut } from './playOut'

/** What is kept of a game. */
export interface GameCount {
  readonly seed: string
  readonly options: Table['options']
  readonly bots: readonly BotLevel[]
  readonly winners: readonly Seat[]
  readonly scores: readonly number[]
  readonly throws: number
}

/** Moves by level, and the time of the processor that they took on the machine that counted. */
export type Thinking = Partial<Record<BotLevel, { moves: number; ms: number; longestMs: number }>>

/** How throws fell, for tables that play the same seed: the same throw falls the same way again. */
export type Fallen = Map<string, ThrowResult>

/** One game and what is kept of it; `thinking` gathers the times. */
export function playTable(
  game: GameId,
  table: Table,
  thinking: Thinking,
  fallen: Fallen = new Map(),
): GameCount {
  const simulate = (record: ThrowRecord): ThrowResult => {
    const key = JSON.stringify(record)
    const result = fallen.get(key) ?? simulateThrow(record)
    fallen.set(key, result)
    return result
  }
  const open = playOut(game, table, simulate, { onMove: (_, level, __, ms) => note(thinking, level, ms) })
  return countOf(open, table)
}

function note(thinking: Thinking, level: BotLevel, ms: number): void {
  const { [level]: known = { moves: 0, ms: 0, longestMs: 0 } } = thinking
  thinking[level] = {
    moves: known.moves + 1,
    ms: known.ms + ms,
    longestMs: Math.max(known.longestMs, ms),
  }
}

function countOf(open: OpenMatch, table: Table): GameCount {
  const turn = turnOf(open)
  return {
    ...table,
    winners: turn.kind === 'over' ? turn.winners : [],
    scores: open.game.score(open.state).totals,
    throws: open.match.log.filter(entry => entry.kind === 'throw').length,
  }
}
