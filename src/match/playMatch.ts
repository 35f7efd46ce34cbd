import type { BotLevel } from '../bots'
import type { GameId, Result } from '../rules/game'
import { newMatch } from './match'
import { gameOf, type OpenMatch, startMatch, turnOf } from './openMatch'
import { playOn } from './playOn'
import type { SeatColour } from './seatColours'

export interface MatchOfComputers {
  readonly game: GameId
  /** One level for all, or one a seat. */
  readonly bots: readonly BotLevel[]
  readonly players: number
  readonly seed: string
  readonly options?: unknown
  /** By seat; without it, the default ones. */
  readonly colours?: readonly SeatColour[] | undefined
  /** A match that is longer is given up. */
  readonly mostEntries?: number
}

/** Far beyond the longest game; only a game that goes round in circles gets there. */
const mostEntries = 20_000

/** A whole match among computers, with real throws. Physics must be loaded. */
export function playMatch(wish: MatchOfComputers): Result<OpenMatch> {
  const { game, players, seed, options, bots, colours } = wish
  if (bots.length !== 1 && bots.length !== players) {
    const why = `Name one level for all ${players} players, or one for each of them.`
    return { ok: false, why, path: 'bots' }
  }
  const seats = Array.from({ length: players }, (_, seat) => ({
    sitter: { kind: 'computer', level: bots[seat % bots.length]! } as const,
    ...(colours && { colour: colours[seat]! }),
  }))
  const made = newMatch({ game, players, seed, options, seats })
  if (!made.ok) return made
  const bound = wish.mostEntries ?? mostEntries
  const open = playOn(startMatch(made.value, gameOf(made.value)!), bound)
  if (turnOf(open).kind !== 'over') {
    return { ok: false, why: `The match was not over after ${bound} entries and was given up.`, path: '' }
  }
  return { ok: true, value: open }
}
