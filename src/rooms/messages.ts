/**
 * What a page and a server say to each other about a room. The match itself is told by `src/wire` over the same
 * socket, as the events `wire` in both directions.
 *
 *   page → server   create, enter, peek, do (each with an answer), wire
 *   server → page   room, said, pointed, seal and renew (with an answer), taken, turned out, wire
 */
import * as v from 'valibot'
import { botLevels } from '../bots/bot'
import type { MatchSeat } from '../match/match'
import { matchSeat, seat } from '../match/matchSchema'
import { mostNameLetters } from '../match/names'
import { linkPattern } from '../match/sealed/chain'
import type { GameId, Seat, Won } from '../rules/game'
import {
  keyPattern,
  mostAwayMinutes,
  mostRoomLetters,
  mostSaidLetters,
  mostTableMm,
  roomPattern,
} from './limits'

const text = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most))
export const roomId = v.pipe(v.string(), v.regex(roomPattern, 'no room is called so'))
const key = v.pipe(v.string(), v.regex(keyPattern, 'this is not the end of a link'))
/** The SHA-256 of a key: the server can tell who has one, and cannot make one. */
const lock = v.pipe(v.string(), v.regex(linkPattern, '64 hex digits are expected'))
const link = lock

export const roomWish = v.strictObject({
  name: text(mostRoomLetters),
  game: text(40),
  options: v.record(text(40), v.union([text(80), v.pipe(v.number(), v.finite()), v.boolean()])),
  seats: v.pipe(v.array(matchSeat), v.minLength(1), v.maxLength(10)),
  freeUndo: v.boolean(),
  /** Chance that nobody can know or choose. */
  isSealed: v.boolean(),
  /** After this many minutes a computer plays for somebody who is away, until they are back. */
  awayMinutes: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostAwayMinutes))),
  locks: v.strictObject({ host: lock, watch: lock, chairs: v.pipe(v.array(lock), v.maxLength(10)) }),
})
export type RoomWish = Omit<v.InferOutput<typeof roomWish>, 'seats'> & {
  readonly seats: readonly MatchSeat[]
}

export const roomLink = v.strictObject({ room: roomId, key })
export type RoomLink = v.InferOutput<typeof roomLink>

export const roomEntry = v.strictObject({
  ...roomLink.entries,
  /** Tells this page from others with the same link. */
  tab: link,
  /** It was in the room before and comes back by itself, so it takes no chair from a page that came later. */
  isBack: v.boolean(),
})

const chair = { seat }
const mm = v.pipe(v.number(), v.finite(), v.minValue(-mostTableMm), v.maxValue(mostTableMm))
/**
 * A spot of the table that means the same on every screen, though each player sits at their own side: in the frame of
 * something that lies before all of them, from its middle to its right (x) and towards its reader (z), and upwards (y).
 */
const tableSpot = {
  on: v.pipe(v.string(), v.regex(/^[a-z][\w:@-]{0,39}$/i, 'nothing is called so')),
  x: mm,
  y: mm,
  z: mm,
}
export const roomRequest = v.variant('kind', [
  v.strictObject({ kind: v.literal('start') }),
  /** A computer plays for this chair until it is taken back. */
  v.strictObject({ kind: v.literal('lend'), ...chair, level: v.picklist(botLevels) }),
  v.strictObject({ kind: v.literal('take back'), ...chair }),
  /** The link of this chair is void, and another one is good from now on. */
  v.strictObject({ kind: v.literal('turn out'), ...chair, lock }),
  /** The same for the link of those who watch. */
  v.strictObject({ kind: v.literal('turn out watchers'), lock }),
  v.strictObject({ kind: v.literal('name'), ...chair, name: text(mostNameLetters) }),
  v.strictObject({ kind: v.literal('say'), text: text(mostSaidLetters) }),
  /** A light on the other screens, which is kept nowhere. */
  v.strictObject({ kind: v.literal('point'), ...tableSpot }),
  /** The first value of the chain that this screen has for its chair. */
  v.strictObject({ kind: v.literal('seal'), anchor: link }),
])
export type RoomRequest = v.InferOutput<typeof roomRequest>

/** What a screen reveals for one opening: its next link, or the anchor of a new chain if it has no such link. */
export const revealed = v.union([v.strictObject({ link }), v.strictObject({ anchor: link })])
/** The answer to `renew`. */
export const renewed = v.strictObject({ anchor: link })
export type Revealed = v.InferOutput<typeof revealed>

/** Asks a screen for its next link. */
export interface SealAsked {
  /** Its link or anchor that was published last. */
  readonly before: string
  /** Binds the host to what was fixed, without telling it. */
  readonly commit: string
}

export interface ChairTold {
  readonly seat: Seat
  readonly name: string
  readonly colour: MatchSeat['colour']
  readonly sitter: MatchSeat['sitter']
  /** A screen of this chair is there. */
  readonly isHere: boolean
  /** A computer plays for its person. */
  readonly isLent: boolean
  /** Never had a person: a computer from the start. */
  readonly isComputers: boolean
  /** How often its link was changed. */
  readonly turn: number
}

export interface RoomTold {
  readonly id: string
  readonly name: string
  readonly game: GameId
  readonly isSealed: boolean
  readonly awayMinutes?: number
  readonly phase: 'gathering' | 'playing' | 'over'
  /** Of a match that is over. */
  readonly won?: Won
  readonly chairs: readonly ChairTold[]
  readonly hostChair?: Seat
  readonly isHostHere: boolean
  readonly watching: number
  /** How often the link of those who watch was changed. */
  readonly watchTurn: number
}

/** Who this screen is in the room. */
export interface Place {
  readonly isHost: boolean
  readonly seat?: Seat
}

export interface Said {
  /** Absent: somebody who watches. */
  readonly seat?: Seat
  readonly text: string
  /** Milliseconds since 1970, by the server's clock. */
  readonly at: number
}

/** Where a player points. */
export interface Pointed {
  readonly seat: Seat
  readonly on: string
  readonly x: number
  readonly y: number
  readonly z: number
}

export type Entered =
  | { readonly ok: true; readonly place: Place; readonly room: RoomTold; readonly said: readonly Said[] }
  | {
      readonly ok: false
      readonly why: string
      /** A page that came later sits on this chair. */
      readonly isTaken?: true
    }

export type Peeked =
  | {
      readonly ok: true
      readonly name: string
      readonly game: GameId
      readonly phase: RoomTold['phase']
      readonly progress?: string
      /** The chair of this link is waited for. */
      readonly isYourTurn: boolean
    }
  | { readonly ok: false; readonly why: string }

export type Done = { readonly ok: true } | { readonly ok: false; readonly why: string }
export type Created =
  | { readonly ok: true; readonly room: string }
  | { readonly ok: false; readonly why: string }
