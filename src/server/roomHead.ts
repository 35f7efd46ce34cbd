/** What is kept of a room beside its match. */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { BotLevel } from '../bots/bot'
import type { MatchSeat } from '../match/match'
import type { Place, RoomWish } from '../rooms/messages'
import type { GameId, Seat } from '../rules/game'

/** A computer plays for a person: because the host wished it, or because they are away. */
export interface Lent {
  readonly why: 'by the host' | 'away'
  readonly level: BotLevel
}

export interface RoomHead extends Omit<RoomWish, 'game' | 'locks'> {
  readonly version: 1
  readonly id: string
  readonly game: GameId
  /** Milliseconds since 1970. */
  readonly createdAt: number
  readonly locks: {
    readonly host: string
    readonly watch: string
    readonly watchTurn: number
    readonly chairs: readonly { readonly lock: string; readonly turn: number }[]
  }
  /** The chair of the host, which the link of the host opens too. */
  readonly hostChair?: Seat
  /** Chairs that have always been a computer's. */
  readonly computers: readonly Seat[]
  readonly lent: Readonly<Record<number, Lent>>
  /** At a sealed table: where the host's own chain begins. */
  readonly secret?: string
}

/** Who is to sit there now. */
export function sittingAt({ seats, lent }: Pick<RoomHead, 'seats' | 'lent'>, seat: Seat): MatchSeat {
  const own = seats[seat]!
  const given = lent[seat]
  return given ? { ...own, sitter: { kind: 'computer', level: given.level } } : own
}

/** Which place a key opens. Takes as long for a wrong key as for a right one. */
export function placeFor({ locks, hostChair, computers }: RoomHead, key: string): Place | undefined {
  const asked = createHash('sha256').update(`seabox lock of ${key}`).digest()
  const fits = (lock: string) => timingSafeEqual(asked, Buffer.from(lock, 'hex'))
  const isHost = fits(locks.host)
  const watches = fits(locks.watch)
  const chairs = locks.chairs.map(({ lock }) => fits(lock))
  const seat = chairs.findIndex((fit, index) => fit && !computers.includes(index))
  if (isHost) return { isHost, ...(hostChair !== undefined && { seat: hostChair }) }
  if (seat >= 0) return { isHost: false, seat }
  return watches ? { isHost: false } : undefined
}
