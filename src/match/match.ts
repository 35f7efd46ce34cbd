/** A match as it is kept: plain readonly data from which everything else follows. */
import type { BotLevel } from '../bots/bot'
import type { DieReading, ThrowOutcome, ThrowRecord } from '../measure'
import { type AnyMove, type GameId, type Result, readSetUp, type Seat, type SetUp } from '../rules/game'
import { type AnyGame, gameHere } from '../rules/shelf'
import { mostNameLetters } from './names'
import { isSame, plain } from './plain'
import { sealOfHead } from './seal'
import type { HeldLink, Opening } from './sealed/opening'
import { chairColours, coloursToChoose, pieceColour, type SeatColour } from './seatColours'
import { currentStamp, type Stamp } from './stamp'

export const matchFormat = 'seabox-match'
export const matchVersion = 1

/** Who decides for a seat. */
export type Sitter = { readonly kind: 'human' } | { readonly kind: 'computer'; readonly level: BotLevel }

export interface MatchSeat {
  readonly name: string
  readonly colour: SeatColour
  readonly sitter: Sitter
}

/** A chair has a new occupant or name; the seats say who sits there since. */
export interface Reseating {
  /** This many entries had been played. */
  readonly after: number
  readonly seat: Seat
  readonly was: MatchSeat
}

interface Sealed {
  /** Chains this entry to all before it, see seal.ts. */
  readonly seal: string
}

interface Opened extends Sealed {
  /** At a sealed table: the links from which this entry's chance comes. */
  readonly opening?: Opening
}

export interface MoveEntry extends Opened {
  readonly kind: 'move'
  readonly move: AnyMove
}

/** One simulated throw, or the same throw again with one more blow of the fist. */
export interface ThrowEntry extends Opened {
  readonly kind: 'throw'
  readonly seat: Seat
  /** The whole input: run it again and the same dice fall the same way. */
  readonly record: ThrowRecord
  readonly outcome: ThrowOutcome
  readonly steps: number
  /** Over the exact bits of all poses. */
  readonly hash: string
  readonly dice: readonly DieReading[]
}

export type Entry = MoveEntry | ThrowEntry

/** What a match begins with; it never changes afterwards. */
export interface MatchHead {
  readonly stamp: Stamp
  readonly game: GameId
  readonly setUp: SetUp
  /** Undo goes back past thrown dice and shown secrets too, because all at the table agreed to it. */
  readonly freeUndo: boolean
  /** Present at a sealed table, where nobody can know or choose a throw or a draw. */
  readonly sealed?: SealedSetUp
}

export interface SealedSetUp {
  /** The chains of the players and the host, published before anything was drawn. */
  readonly anchors: readonly HeldLink[]
  /** Gives the seed of the set-up. */
  readonly opening: Opening
}

export interface Match extends MatchHead, Sealed {
  readonly format: typeof matchFormat
  readonly version: typeof matchVersion
  /** By seat. Who sits there may change during the match; it decides nothing that was played. */
  readonly seats: readonly MatchSeat[]
  /** In order; absent as long as all sit where they sat down. */
  readonly reseatings?: readonly Reseating[]
  readonly log: readonly Entry[]
  /**
   * A throw that has left the hand and is not yet in the log. A player who comes back in mid-drop finds these dice falling,
   * and no others.
   */
  readonly falling?: ThrowRecord
  /** At a sealed table: the links from which the dice in the air got their seed. */
  readonly fallingOpening?: Opening
}

export interface MatchWish {
  readonly game: GameId
  readonly players: number
  readonly seed: string
  readonly options?: unknown
  /** Who names no colour gets one that is left. */
  readonly seats?: readonly Partial<MatchSeat>[]
  readonly freeUndo?: boolean
  /** Makes a sealed table; the seed of the wish is the one that the opening gives. */
  readonly sealed?: SealedSetUp
}

export const mostSeedLetters = 200

/** A match of which nothing has been played, or what is wrong with the wish. */
export function newMatch(wish: MatchWish): Result<Match> {
  const game = gameHere(wish.game)
  if (!game) return { ok: false, why: `There is no game “${wish.game}” in this Seabox.`, path: 'game' }
  if (wish.seed.length > mostSeedLetters) {
    return { ok: false, why: `A seed has at most ${mostSeedLetters} letters.`, path: 'seed' }
  }
  const wished = readSetUp(game, wish)
  if (!wished.ok) return wished
  const asked = wish.seats ?? []
  const wrong = coloursFault(game, asked)
  if (wrong) return wrong
  const colours = chairColours(
    wish.game,
    wish.players,
    asked.map(({ colour }) => colour),
  )
  const seats = Array.from({ length: Math.max(wish.players, asked.length) }, (_, seat) =>
    seatWith(seat, { colour: colours[seat % colours.length]!, ...asked[seat] }),
  )
  const { players, seed } = wish
  const setUp = readSetUp(game, {
    players,
    seed,
    options: optionsFor(game, seats, wish.options),
    ...(game.colours &&
      !isSame(colours, chairColours(wish.game, players)) && { colours: colours.map(pieceColour) }),
  })
  if (!setUp.ok) return setUp
  const fault = seatsFault(setUp.value, seats)
  if (fault) return fault
  const head: MatchHead = {
    stamp: currentStamp(game),
    game: wish.game,
    setUp: plain(setUp.value),
    // Links that were revealed cannot be taken back.
    freeUndo: (wish.freeUndo ?? false) && !wish.sealed,
    ...(wish.sealed && { sealed: plain(wish.sealed) }),
  }
  const match = {
    format: matchFormat,
    version: matchVersion,
    ...head,
    seats,
    log: [],
    seal: sealOfHead(head),
  } as const
  return { ok: true, value: match }
}

/** What was asked for; among computers alone some options have another default. */
function optionsFor(game: AnyGame, seats: readonly MatchSeat[], asked: unknown): unknown {
  if (!seats.every(({ sitter }) => sitter.kind === 'computer')) return asked
  const own = game.options.flatMap(({ id, amongComputers }) =>
    amongComputers === undefined ? [] : [[id, amongComputers] as const],
  )
  return { ...Object.fromEntries(own), ...(asked ?? {}) }
}

function coloursFault(
  game: AnyGame,
  seats: readonly Partial<MatchSeat>[],
): (Result<never> & { ok: false }) | undefined {
  const all = coloursToChoose(game)
  const usual = chairColours(game.id, seats.length)
  for (const [index, { colour }] of seats.entries()) {
    if (colour === undefined) continue
    const path = `seats.${index}.colour`
    if (!all.includes(colour) && colour !== usual[index])
      return { ok: false, why: `${game.title} has no pieces in ${colour}.`, path }
    if (seats.findIndex(seat => seat.colour === colour) < index) {
      return { ok: false, why: `Only one player can have ${colour}.`, path }
    }
  }
  return undefined
}

function seatWith(seat: Seat, wish: Partial<MatchSeat> & Pick<MatchSeat, 'colour'>): MatchSeat {
  return { name: `Player ${seat + 1}`, sitter: { kind: 'human' }, ...wish }
}

/** What is wrong with the people and computers at the table. */
export function seatsFault(
  setUp: SetUp,
  seats: readonly MatchSeat[],
): (Result<never> & { ok: false }) | undefined {
  if (seats.length !== setUp.players) {
    const why = `The match is for ${setUp.players} players and has ${seats.length} seats.`
    return { ok: false, why, path: 'seats' }
  }
  for (const [index, { name, colour }] of seats.entries()) {
    const path = `seats.${index}`
    const piece = setUp.colours?.[index]
    if (piece !== undefined && piece !== pieceColour(colour)) {
      const why = `The pieces of seat ${index + 1} are ${piece}, not ${pieceColour(colour)}.`
      return { ok: false, why, path: `${path}.colour` }
    }
    if (name.trim() === '' || name.length > mostNameLetters) {
      return { ok: false, why: `A name has 1 to ${mostNameLetters} letters.`, path: `${path}.name` }
    }
  }
  return undefined
}
