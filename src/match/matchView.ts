import type { DieReading } from '../measure'
import type { GameId, Options, Progress, RuleEvent, Score, Seat, Turn, Viewer } from '../rules/game'
import type { Entry, MatchSeat } from './match'
import type { OpenMatch, Step } from './openMatch'
import { type SeatChange, seatChanges } from './seats'
import { undoTarget } from './undo'

/** One entry as it may be told to a viewer. The move itself is not told: it may be secret, its events are not. */
export interface LogLine {
  /** Counted from 1. */
  readonly entry: number
  readonly seat: Seat
  readonly kind: Entry['kind']
  readonly events: readonly RuleEvent[]
  /** What a throw left lying; absent where it is covered from the viewer. */
  readonly dice?: readonly DieReading[]
}

/** All that a viewer may know of a match. It contains no seed: a seed reveals what is hidden. */
export interface MatchView {
  readonly game: GameId
  readonly title: string
  readonly options: Options
  readonly viewer: Viewer
  readonly seats: readonly MatchSeat[]
  /** Changes of occupants, old and new. */
  readonly seatChanges: readonly SeatChange[]
  readonly freeUndo: boolean
  /** In the shape of the game's state. */
  readonly state: unknown
  readonly turn: Turn
  readonly score: Score
  readonly progress: Progress
  /** Without moves of others of which the viewer may be told nothing, not even that they were made. */
  readonly log: readonly LogLine[]
  /** Dice have left the hand and do not lie yet. */
  readonly isFalling: boolean
  readonly canUndo: boolean
}

export function matchView(open: OpenMatch, viewer: Viewer): MatchView {
  const { match, game, steps } = open
  const state = game.view(open.state, viewer)
  return {
    game: match.game,
    title: game.title,
    options: match.setUp.options,
    viewer,
    seats: match.seats,
    seatChanges: seatChanges(match),
    freeUndo: match.freeUndo,
    state,
    turn: game.turn(state),
    score: game.score(state),
    progress: game.progress(state),
    log: match.log
      .map((entry, index) => logLine(entry, steps[index]!, index, viewer))
      .filter(line => line.kind === 'throw' || line.events.length > 0 || line.seat === viewer),
    isFalling: match.falling !== undefined,
    canUndo: undoTarget(open) !== undefined,
  }
}

function logLine(entry: Entry, { seat, events, seenBy }: Step, index: number, viewer: Viewer): LogLine {
  return {
    entry: index + 1,
    seat,
    kind: entry.kind,
    events: events.filter(event => maySee(event.seenBy, viewer)),
    ...(entry.kind === 'throw' && maySee(seenBy, viewer) && { dice: entry.dice }),
  }
}

/** Present, the list names all who may know. */
export function maySee(seenBy: readonly Seat[] | undefined, viewer: Viewer): boolean {
  return seenBy === undefined || (viewer !== 'spectator' && seenBy.includes(viewer))
}
