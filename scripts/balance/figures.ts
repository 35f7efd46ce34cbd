import type { Kept } from './kept'
import type { Played } from './playGame'
import type { Aim, Reader } from './reader'
import { type Estimate, estimate } from './statistics'

/** The share of the wins that falls to each seat; a shared win is split. */
export function seatShares(played: readonly Played[], players: number): readonly Estimate[] {
  return Array.from({ length: players }, (_, seat) =>
    estimate(
      played.map(({ winners }) => (winners.includes(seat) ? 1 / winners.length : 0)),
      true,
    ),
  )
}

/** A fact of 0 or 1 is a share, unless the reader says that it is counted. */
export function factOf(played: readonly Played[], name: string, { counted }: Reader): Estimate {
  const values = played.flatMap(({ facts }) => facts[name] ?? [])
  return counted.includes(name) ? estimate(values, false) : estimate(values)
}

export interface Usage {
  readonly what: string
  /** Of all games, those in which somebody did it. */
  readonly games: Estimate
  /** Of all seats, those that did it in a game. */
  readonly seats: number
  /** How often in a game. */
  readonly times: number
}

export function usageOf(played: readonly Played[], what: string, players: number): Usage {
  const counts = played.map(({ uses }) => uses[what] ?? [])
  const times = counts.map(seats => seats.reduce((sum, one) => sum + one, 0))
  const seats = counts.map(one => one.filter(count => count > 0).length / players)
  return {
    what,
    games: estimate(
      times.map(count => Number(count > 0)),
      true,
    ),
    seats: seats.reduce((sum, one) => sum + one, 0) / Math.max(1, played.length),
    times: times.reduce((sum, one) => sum + one, 0) / Math.max(1, played.length),
  }
}

/** What the games of a plan say about an aim: one estimate, or one a seat or thing. */
export function estimatesOf({ of }: Aim, { plan, played }: Kept, reader: Reader): readonly Estimate[] {
  if ('fact' in of) return [factOf(played, of.fact, reader)]
  if ('seats' in of) return seatShares(played, plan.players)
  return of.everyUse.map(what => usageOf(played, what, plan.players).games)
}

export function aimsFor(reader: Reader, players: number): readonly Aim[] {
  return reader.aims.filter(aim => aim.players?.includes(players) ?? true)
}

export interface LineFigures {
  readonly text: string
  readonly winner: number
  readonly others: number
  /** Games in which the winner would not have had most points without it. */
  readonly decided: Estimate
}

export function lineFigures(played: readonly Played[]): readonly LineFigures[] {
  const texts = [...new Set(played.flatMap(({ lines }) => Object.keys(lines)))]
  return texts.map(text => {
    const points = played.flatMap(({ lines, winners }) =>
      (lines[text] ?? []).map((point, seat) => ({ point, wins: winners.includes(seat) })),
    )
    const mean = (wins: boolean) => {
      const own = points.filter(one => one.wins === wins)
      return own.reduce((sum, { point }) => sum + point, 0) / Math.max(1, own.length)
    }
    const decided = estimate(
      played.map(one => Number(one.decided.includes(text))),
      true,
    )
    return { text, winner: mean(true), others: mean(false), decided }
  })
}
