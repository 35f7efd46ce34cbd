/** What a pair of eyes may know of a match as it stands. Everything that is told comes from here. */

import type { Match, ThrowEntry } from '../match/match'
import { maySee } from '../match/matchView'
import { type OpenMatch, stateAt } from '../match/openMatch'
import { plain } from '../match/plain'
import { seatChanges } from '../match/seats'
import { throwerOf } from '../match/throwing'
import type { ThrowRecord } from '../measure'
import type { Seat, Turn, Viewer } from '../rules/game'
import type { LookedBack, SeatChangeTold, ThrownTold, Told } from '../wire'
import { askedOf } from './asked'
import type { Lines } from './lines'

/** Lines in which a throw is remembered by the faces of its dice. */
const mostRemembered = 40

export interface TellWish {
  /** Choices are listed in words. */
  readonly choices: boolean
  /** All entries are counted, also those without a line. */
  readonly isOwner?: boolean
  readonly lines: Lines
  readonly trouble?: Told['trouble'] | undefined
  /** Of a screen that is told again and again: `plain`, with what it has seen before. */
  readonly plainView?: ((view: unknown) => unknown) | undefined
}

export function toldTo(
  open: OpenMatch,
  viewer: Viewer,
  { choices, isOwner = false, lines, trouble, plainView = plain }: TellWish,
): Told {
  const { match, game } = open
  const { falling, seats, setUp, freeUndo } = match
  // As in a file, so that a screen beside the host and one far away are told the same.
  const view = plainView(game.view(open.state, viewer))
  const turn = game.turn(view)
  const asked =
    viewer !== 'spectator' && isPersonAt(match, viewer)
      ? askedOf(game, view, viewer, { seats, turn, isListed: choices })
      : undefined
  const thrown = thrownBefore(open, viewer, lines, lines.lines.length)
  const stands = falling || (turn.kind === 'over' && !isOwner)
  const undo = stands ? undefined : undoneBy(open, lines)
  return {
    match: { game: match.game, options: setUp.options, players: setUp.players, freeUndo },
    viewer,
    seats,
    seatChanges: seatChangesTold(match, lines),
    lines: lines.lines,
    ...(isOwner && { entries: match.log.length }),
    view,
    turn,
    score: game.score(view),
    progress: game.progress(view),
    faces: facesBefore(open, viewer, lines, lines.lines.length),
    made: madeBy(open, viewer),
    ...(asked && { asked }),
    ...(falling && { falling: fallingTold(open, falling, turn, viewer) }),
    ...(thrown && { thrown }),
    ...(undo !== undefined && { undo }),
    ...(trouble && { trouble }),
  }
}

function fallingTold(open: OpenMatch, record: ThrowRecord, turn: Turn, viewer: Viewer) {
  const seat = turn.kind === 'throw' ? throwerOf(open, turn) : 0
  const isSeen = turn.kind !== 'throw' || maySee(turn.seenBy, viewer)
  return { seat, ...(isSeen && { record }) }
}

/** The last throw among the first of these lines, unless it was covered. */
function thrownBefore(
  { match, steps }: OpenMatch,
  viewer: Viewer,
  { lines, entries }: Lines,
  before: number,
): ThrownTold | undefined {
  let line = before - 1
  while (line >= 0 && lines[line]!.kind !== 'throw') line--
  const entry = entries[line]
  if (entry === undefined || !maySee(steps[entry]!.seenBy, viewer)) return undefined
  return { line, ...thrownData(match.log[entry] as ThrowEntry) }
}

function thrownData({ seat, record, outcome, steps, hash, dice, opening }: ThrowEntry) {
  const by = opening?.links.flatMap(({ by }) => (by === 'host' ? [] : [by]))
  const sealed = by && { by, missing: opening!.missing ?? [] }
  return { seat, record, outcome, steps, hash, dice, ...(sealed && { sealed }) }
}

/** What the dice of the last throws showed: dice that have not fallen for longer are forgotten. */
function facesBefore(
  { match, steps }: OpenMatch,
  viewer: Viewer,
  { entries }: Lines,
  before: number,
): Record<string, number> {
  const faces: Record<string, number> = {}
  for (const entry of entries.slice(Math.max(0, before - mostRemembered), before)) {
    const thrown = match.log[entry]!
    if (thrown.kind !== 'throw' || !maySee(steps[entry]!.seenBy, viewer)) continue
    for (const { id, face } of thrown.dice) faces[id] = face
  }
  return faces
}

/** A throw that was made, by its line. */
export function thrownAt(
  { match, steps }: OpenMatch,
  viewer: Viewer,
  { lines, entries }: Lines,
  line: number,
): ThrownTold | undefined {
  const entry = entries[line]
  if (entry === undefined || lines[line]?.kind !== 'throw') return undefined
  if (!maySee(steps[entry]!.seenBy, viewer)) return undefined
  return { line, ...thrownData(match.log[entry] as ThrowEntry) }
}

/** The table after this many lines. */
export function lookedBack(open: OpenMatch, viewer: Viewer, lines: Lines, after: number): LookedBack {
  const { game } = open
  const entries = after === lines.lines.length ? open.match.log.length : (lines.entries[after - 1] ?? -1) + 1
  const view = plain(game.view(stateAt(open, entries), viewer))
  const thrown = thrownBefore(open, viewer, lines, after)
  const faces = facesBefore(open, viewer, lines, after)
  return { view, score: game.score(view), progress: game.progress(view), faces, ...(thrown && { thrown }) }
}

function seatChangesTold(match: Match, { entries }: Lines): readonly SeatChangeTold[] {
  return seatChanges(match).map(change => {
    const first = entries.findIndex(entry => entry >= change.after)
    return { ...change, after: first < 0 ? entries.length : first }
  })
}

/** This many entries a seat has made. It knows that itself, and so may be told; nobody else is. */
export function madeBy({ steps }: Pick<OpenMatch, 'steps'>, viewer: Viewer): number {
  return viewer === 'spectator' ? 0 : steps.filter(({ seat }) => seat === viewer).length
}

/** This many throws were made, each blow of a fist among them: everybody is told of each. */
export function throwsOf({ match }: Pick<OpenMatch, 'match'>): number {
  return match.log.filter(({ kind }) => kind === 'throw').length
}

/**
 * Whose last move may be taken back, as far as this viewer can tell: a secret move after it shows only
 * when the move is asked back.
 */
export function undoneBy(open: OpenMatch, lines: Lines): Seat | undefined {
  const line = lineToUndo(open, lines)
  return line === undefined ? undefined : lines.lines[line]!.seat
}

export function lineToUndo({ match, steps }: OpenMatch, { lines, entries }: Lines): number | undefined {
  for (let line = lines.length - 1; line >= 0; line--) {
    const { reveals, isOnly } = steps[entries[line]!]!
    if (!match.freeUndo && reveals) return undefined
    if (isPersonAt(match, lines[line]!.seat) && !isOnly) return line
  }
  // Nobody but computers has played: the last of them.
  return lines.length > 0 ? lines.length - 1 : undefined
}

export function isPersonAt({ seats }: Pick<Match, 'seats'>, seat: Seat): boolean {
  return seats[seat]?.sitter.kind === 'human'
}
