/** The tale of a voyage, for games whose captains write one: its words, and whoever can draw the chart that goes with it. */
import type { AnyMove, GameId, Seat } from '../../rules/game'
import { type RollingState, rankOf, totalOf } from '../../rules/rolling-seas'

export interface Tale {
  readonly captain: string
  readonly ship: string
  /** A line a round, empty where nothing is written. */
  readonly lines: readonly string[]
  /** So many of them can have been lived through. */
  readonly lived: number
  /** What it came to; absent while the voyage lasts. */
  readonly ending?: string
}

interface TaleBook {
  taleOf(state: unknown, seat: Seat): Tale
  writing(seat: Seat, round: number, text: string): AnyMove
  naming(seat: Seat, captain: string, ship: string): AnyMove
}

const rollingTales: TaleBook = {
  taleOf(state, seat) {
    const { players, round, phase } = state as RollingState
    const { captain, ship, log, ledger } = players[seat]!
    const total = totalOf(ledger)
    return {
      captain,
      ship,
      lines: log,
      lived: round,
      ...(phase === 'over' && {
        ending: `${total} Reputation: ${rankOf(total).name}. ${rankOf(total).jest}`,
      }),
    }
  },
  writing: (seat, round, text) => ({ kind: 'writeLog', seat, round, text }) as AnyMove,
  naming: (seat, captain, ship) => ({ kind: 'nameShip', seat, captain, ship }) as AnyMove,
}

const books: Readonly<Partial<Record<GameId, TaleBook>>> = { 'rolling-seas': rollingTales }

export const taleBookOf = (game: GameId | undefined): TaleBook | undefined => game && books[game]

/** Draws the chart of a seat as it is by now, as a picture that can stand in a file. */
type ChartPainter = (seat: Seat) => Promise<string>

let painter: ChartPainter | undefined

export function offerChartPicture(paint: ChartPainter): () => void {
  painter = paint
  return () => {
    if (painter === paint) painter = undefined
  }
}

/** undefined where nothing is drawn. */
export const paintChart = async (seat: Seat): Promise<string | undefined> => painter?.(seat)
