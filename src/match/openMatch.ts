/** A match in use: the log folded to its last state, with what happened on the way. Never changed in place. */
import {
  type Refusal,
  type Result,
  type RuleEvent,
  type Seat,
  type Turn,
  withOptionsOfBefore,
} from '../rules/game'
import { type AnyGame, gameHere } from '../rules/shelf'
import { type Applied, applyEntry, lastThrow, recordFault } from './entries'
import { type Match, seatsFault, type ThrowEntry } from './match'
import { changedSince } from './olderRules'
import { sealOfEntry, sealOfHead, type UnsealedEntry } from './seal'
import { createSealedCheck, drawnUnsealed } from './sealed/check'
import { hasDrawn } from './sealed/opening'
import { cutReseatings } from './seats'

/** What an entry brought about. */
export interface Step {
  readonly seat: Seat
  readonly events: readonly RuleEvent[]
  /** Something fell, was drawn or was shown: undo stops here. */
  readonly reveals: boolean
  /** The only answer there was: nobody decided it. */
  readonly isOnly?: true
  /** A throw under a cover: only these seats know what it shows. */
  readonly seenBy?: readonly Seat[]
}

export interface OpenMatch {
  readonly match: Match
  readonly game: AnyGame
  /** After the last entry. */
  readonly state: unknown
  /** One an entry. */
  readonly steps: readonly Step[]
  /** The states after 0, 32, 64 … entries, from which any other is near. */
  readonly checkpoints: readonly unknown[]
}

const checkpointEvery = 32

/** Ends the path of what is not damaged, but written under rules that have changed. */
export const rulesPath = 'rules'

export function entrySeat(entry: UnsealedEntry): Seat {
  return entry.kind === 'move' ? entry.move.seat : entry.seat
}

export function gameOf(match: Match): AnyGame | undefined {
  return gameHere(match.game)
}

/** The state before the first entry. */
export function beginOf({ setUp }: Match, game: AnyGame): unknown {
  return game.setup(withOptionsOfBefore(game, setUp))
}

/** A match as `newMatch` makes it, ready to be played. */
export function startMatch(match: Match, game: AnyGame): OpenMatch {
  const state = beginOf(match, game)
  return { match, game, state, steps: [], checkpoints: [state] }
}

export type Added =
  | { readonly ok: true; readonly open: OpenMatch }
  | { readonly ok: false; readonly why: string; readonly refusal?: Refusal }

/** Puts an entry behind the last one, or says why it cannot stand there. */
export function addEntry(open: OpenMatch, entry: UnsealedEntry): Added {
  const { match, game, state, steps, checkpoints } = open
  const { log, falling, fallingOpening, ...rest } = match
  const applied = applyEntry(game, state, entry, lastThrow(log))
  if (!applied.ok) return applied
  const after = applied.played.state
  if (match.sealed && !entry.opening && hasDrawn(state, after)) return { ok: false, why: drawnUnsealed }
  const seal = sealOfEntry(log.at(-1)?.seal ?? match.seal, entry)
  const grown: OpenMatch = {
    match: {
      ...rest,
      log: [...log, { ...entry, seal }],
      // Talk goes on while dice are in the air.
      ...(entry.kind === 'move' && falling && { falling, ...(fallingOpening && { fallingOpening }) }),
    },
    game,
    state: after,
    steps: [...steps, stepOf(entry, applied)],
    checkpoints: isCheckpoint(log.length + 1) ? [...checkpoints, after] : checkpoints,
  }
  return { ok: true, open: grown }
}

function stepOf(entry: UnsealedEntry, { played, isOnly, seenBy }: Applied & { ok: true }): Step {
  const { events, reveals } = played
  return {
    seat: entrySeat(entry),
    events,
    // A link that was revealed cannot be hidden again.
    reveals: reveals || entry.kind === 'throw' || entry.opening !== undefined,
    ...(isOnly && { isOnly }),
    ...(seenBy && { seenBy }),
  }
}

/**
 * Folds a match that has the right shape. Every move is checked by the rules, every throw must be the one that was
 * asked for, every seal must fit; only the dice are not thrown again (`verify` does that).
 */
export function openMatch(match: Match): Result<OpenMatch> {
  const game = gameOf(match)
  if (!game) return { ok: false, why: `There is no game “${match.game}” in this Seabox.`, path: 'game' }
  const fault = seatsFault(match.setUp, match.seats) ?? headFault(match)
  if (fault) return fault
  let state = beginOf(match, game)
  let last: ThrowEntry | undefined
  let { seal } = match
  const sealed = match.sealed && createSealedCheck(match)
  const unsealed = sealed?.setUpFault()
  if (unsealed !== undefined) return { ok: false, why: unsealed, path: 'sealed' }
  const steps: Step[] = []
  const checkpoints = [state]
  for (const [index, entry] of match.log.entries()) {
    const path = `log.${index}`
    const applied = applyEntry(game, state, entry, last)
    seal = sealOfEntry(seal, entry)
    if (!applied.ok) {
      const older = seal === entry.seal ? changedSince(game, match.stamp.rules, index) : undefined
      return older
        ? { ok: false, why: older, path: `${path}.${rulesPath}` }
        : { ok: false, why: `Entry ${index + 1}: ${applied.why}`, path }
    }
    if (seal !== entry.seal) return { ok: false, why: brokenSeal(index + 1), path }
    const opened = sealed?.entryFault(index, game.turn(state), hasDrawn(state, applied.played.state))
    if (opened !== undefined) return { ok: false, why: opened, path }
    state = applied.played.state
    if (entry.kind === 'throw') last = entry
    steps.push(stepOf(entry, applied))
    if (isCheckpoint(index + 1)) checkpoints.push(state)
  }
  const why = fallingFault(match, game.turn(state))
  if (why !== undefined) {
    const older = changedSince(game, match.stamp.rules, match.log.length)
    return { ok: false, why: older ?? why, path: older ? `falling.${rulesPath}` : 'falling' }
  }
  const unopened = sealed?.fallingFault(game.turn(state))
  if (unopened !== undefined) return { ok: false, why: unopened, path: 'fallingOpening' }
  return { ok: true, value: { match, game, state, steps, checkpoints } }
}

const isCheckpoint = (entries: number) => entries % checkpointEvery === 0

export function brokenSeal(entry: number): string {
  return `Entry ${entry} is not what was played: its seal does not fit.`
}

export function headFault(match: Match): (Result<never> & { ok: false }) | undefined {
  if (sealOfHead(match) === match.seal) return undefined
  const why =
    'The set-up of this match (game, players, options, seed or version) was changed after it had begun.'
  return { ok: false, why, path: 'seal' }
}

/** Dice in the air must be those that the rules wait for. */
export function fallingFault({ falling, log }: Match, turn: Turn): string | undefined {
  if (!falling) return undefined
  if (turn.kind !== 'throw') return 'Dice are in the air though no throw is due.'
  return recordFault(turn, falling, lastThrow(log))
}

/** The state after this many entries; 0 is the set-up. */
export function stateAt({ match, game, state, checkpoints }: OpenMatch, entries: number): unknown {
  if (!Number.isInteger(entries) || entries < 0 || entries > match.log.length) {
    throw new RangeError(`This match has ${match.log.length} entries, so there is no state after ${entries}`)
  }
  if (entries === match.log.length) return state
  const from = Math.floor(entries / checkpointEvery)
  const start = from * checkpointEvery
  let at = checkpoints[from]
  let last = lastThrow(match.log.slice(0, start))
  for (const entry of match.log.slice(start, entries)) {
    const applied = applyEntry(game, at, entry, last)
    if (!applied.ok) throw new Error(`An entry that was played no longer follows: ${applied.why}`)
    at = applied.played.state
    if (entry.kind === 'throw') last = entry
  }
  return at
}

/** The match as it was after this many entries: what comes later is gone, and dice in the air with it. */
export function cutOff(open: OpenMatch, entries: number): OpenMatch {
  const { falling: _, fallingOpening: __, ...rest } = open.match
  return {
    ...open,
    match: cutReseatings({ ...rest, log: rest.log.slice(0, entries) }, entries),
    state: stateAt(open, entries),
    steps: open.steps.slice(0, entries),
    checkpoints: open.checkpoints.slice(0, Math.floor(entries / checkpointEvery) + 1),
  }
}

export function turnOf({ game, state }: OpenMatch): Turn {
  return game.turn(state)
}
