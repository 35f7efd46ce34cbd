import type { BotLevel } from '../../src/bots'
import { type OpenMatch, turnOf } from '../../src/match'
import type { ThrowRecord, ThrowResult } from '../../src/measure'
import { simulateThrow } from '../../src/physics'
import type { GameId, Options, ScoreLine, Seat } from '../../src/rules/game'
import { imagineThrow } from '../../src/rules/imagineThrow'
import { createRandom } from '../../src/rules/random'
import { playOut } from '../bots/playOut'
import type { Reader, Step } from './reader'

/** What is kept of a game. */
export interface Played {
  readonly seed: string
  readonly winners: readonly Seat[]
  readonly totals: readonly number[]
  /** By line of the score sheet: what every seat has there. */
  readonly lines: Readonly<Record<string, readonly number[]>>
  /** Lines without which nobody of the winners would have most points. */
  readonly decided: readonly string[]
  readonly rounds: number
  readonly moves: number
  readonly throws: number
  /** How often somebody else than before led alone at the end of a round. */
  readonly leadChanges: number
  /** The part of the game after which nobody was ahead of the winner any more: 0 from the start, 1 only at the end. */
  readonly ahead: number
  /** By thing: how often, by seat. */
  readonly uses: Readonly<Record<string, readonly number[]>>
  readonly facts: Readonly<Record<string, number>>
}

export interface TableToPlay {
  readonly game: GameId
  /** By seat. */
  readonly levels: readonly BotLevel[]
  readonly options: Options
  readonly seed: string
}

/** How dice come to lie: `real` ones are simulated; `drawn` ones are as fair and cost nothing, for trials. */
export type Dice = 'real' | 'drawn'

/** One game of computer players to its end, and what is counted of it. */
export function playGame(table: TableToPlay, reader: Reader, dice: Dice): Played {
  const { game, levels, options, seed } = table
  const steps: Step[] = []
  const standings: (readonly number[])[] = []
  const simulate = dice === 'real' ? simulateThrow : drawThrow
  const onEntry = ({ state: before }: OpenMatch, open: OpenMatch) => {
    const entry = open.match.log.at(-1)!
    const move = entry.kind === 'move' ? entry.move : undefined
    steps.push({ before, after: open.state, move, events: open.steps.at(-1)!.events })
    const { round } = open.game.progress(open.state)
    if (round > open.game.progress(before).round) standings.push(open.game.score(open.state).totals)
  }
  const over = playOut(game, { seed, options, bots: levels }, simulate, { onEntry })
  return played(over, reader, steps, standings, seed)
}

function drawThrow({ request, seed }: ThrowRecord): ThrowResult {
  return { outcome: 'flat', steps: 1, hash: '', dice: imagineThrow(request, createRandom(seed)) }
}

function played(
  open: OpenMatch,
  reader: Reader,
  steps: readonly Step[],
  standings: readonly (readonly number[])[],
  seed: string,
): Played {
  const turn = turnOf(open)
  const winners = turn.kind === 'over' ? turn.winners : []
  const { totals, lines } = open.game.score(open.state)
  const byRound = [...standings, totals]
  return {
    seed,
    winners,
    totals,
    lines: Object.fromEntries(lines.map(({ text, points }) => [text, points])),
    decided: decidedBy(lines, totals, winners),
    rounds: open.game.progress(open.state).round,
    moves: steps.filter(({ move }) => move).length,
    throws: steps.filter(({ move }) => !move).length,
    leadChanges: leadChangesOf(byRound),
    ahead: aheadFrom(byRound, winners),
    uses: usesOf(reader, steps, totals.length),
    facts: numbers(reader.facts(open.state, steps)),
  }
}

export function decidedBy(
  lines: readonly ScoreLine[],
  totals: readonly number[],
  winners: readonly Seat[],
): readonly string[] {
  return lines
    .filter(({ points }) => {
      const rest = totals.map((total, seat) => total - points[seat]!)
      const most = Math.max(...rest)
      return points.some(point => point !== 0) && winners.every(seat => rest[seat]! < most)
    })
    .map(({ text }) => text)
}

export function leadChangesOf(standings: readonly (readonly number[])[]): number {
  let leader: Seat | undefined
  let changes = 0
  for (const totals of standings) {
    const most = Math.max(...totals)
    if (totals.filter(total => total === most).length !== 1) continue
    const seat = totals.indexOf(most)
    if (leader !== undefined && seat !== leader) changes++
    leader = seat
  }
  return changes
}

export function aheadFrom(standings: readonly (readonly number[])[], winners: readonly Seat[]): number {
  const last = standings.findLastIndex(totals => {
    const most = Math.max(...totals)
    return winners.every(seat => totals[seat]! < most)
  })
  return (last + 1) / standings.length
}

function usesOf(
  reader: Reader,
  steps: readonly Step[],
  players: number,
): Readonly<Record<string, readonly number[]>> {
  const uses: Record<string, number[]> = {}
  for (const { seat, what } of steps.flatMap(step => reader.uses(step))) {
    uses[what] ??= Array<number>(players).fill(0)
    uses[what][seat]! += 1
  }
  return uses
}

function numbers(facts: Readonly<Record<string, number | boolean>>): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, Number(value)]))
}
