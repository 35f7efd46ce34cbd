import type { BotLevel } from '../bots'
import type { SeatColour } from '../match/seatColours'
import type { GameId, Options } from '../rules/game'

/** A game as the kiosk plays it. */
export interface KioskGame {
  readonly id: GameId
  readonly title: string
  /** One sentence for people who have never heard of it. */
  readonly word: string
  readonly players: number
  readonly level: BotLevel
  readonly options: Options
  /** By seat. */
  readonly colours: readonly SeatColour[]
}
