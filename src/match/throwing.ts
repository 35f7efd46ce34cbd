/**
 * The throws of a match. The rules ask for one, the dice world performs it, and what came to rest is an entry; whether
 * a throw is made again, or the fist comes down, is the rules' business and the next thing they ask for.
 *
 *   playing → takeThrow → dice in the air (durable) → finished: an entry
 */
import { type Gesture, hashText, type ThrowRecord, type ThrowResult } from '../measure'
import { createThrow, type LiveThrow, simulateThrow, type ThrowWishes } from '../physics'
import type { FistLevel, Seat } from '../rules/game'
import { applyEntry, lastThrow, type ThrowTurn } from './entries'
import { addEntry, type OpenMatch, turnOf } from './openMatch'
import { isSame, plain } from './plain'
import { hasDrawn, type Opening } from './sealed/opening'

/** What a hand adds to a throw. */
export interface ThrowWish {
  readonly gesture?: Gesture | undefined
  /** From chance that nobody can foresee; without it the match's own seed and the number of the throw decide. */
  readonly seed?: string | undefined
  /** How hard the fist hits where the rules leave that to the hand; at a sealed table the blows decide. */
  readonly fist?: FistLevel | undefined
  /** At a sealed table: the links that were revealed once the gesture was fixed. They give the seed. */
  readonly opening?: Opening | undefined
}

/** Opens the hand. From here on the fall is decided. */
export function takeThrow(open: OpenMatch, wish: ThrowWish = {}): OpenMatch {
  const turn = throwTurn(open)
  if (open.match.falling) return open
  const falling = plain(recordOf(open, turn, wish))
  return withOpening({ ...open, match: { ...open.match, falling } }, wish.opening)
}

/** Adds the links of a blow of the fist once it is known that the rules draw after it. */
export function withOpening(open: OpenMatch, opening: Opening | undefined): OpenMatch {
  return opening ? { ...open, match: { ...open.match, fallingOpening: plain(opening) } } : open
}

/** Throws at once, with nobody watching; `simulate` may know how the same dice fell before. */
export function performThrowOf(
  open: OpenMatch,
  wish: ThrowWish = {},
  simulate: (record: ThrowRecord) => ThrowResult = simulateThrow,
): OpenMatch {
  const taken = takeThrow(open, wish)
  return addThrow(taken, taken.match.falling!, simulate(taken.match.falling!))
}

/**
 * A throw that is stepped and watched. `before` is the throw that still lies there: a blow of the fist goes on with it;
 * without it the same throw is stepped again, unseen, up to the blow. The caller frees it.
 */
export function liveThrowOf(
  record: ThrowRecord,
  { before, ...wishes }: ThrowWishes & { readonly before?: LiveThrow | undefined } = {},
): LiveThrow {
  return continued(before, record) ?? atLastBlow(createThrow(record, wishes))
}

function continued(before: LiveThrow | undefined, record: ThrowRecord): LiveThrow | undefined {
  const blow = record.bangs.at(-1)
  const isSameThrow =
    before && blow && before.done && isSame(before.record, { ...record, bangs: record.bangs.slice(0, -1) })
  if (!isSameThrow) return undefined
  before.bang(blow.level)
  return before
}

function atLastBlow(live: LiveThrow): LiveThrow {
  const from = live.record.bangs.at(-1)?.step ?? 0
  while (live.steps < from) live.step()
  return live
}

/** The seed of a throw without a hand: it tells nothing about the match's seed that could be read off it. */
export function seedOfThrow(matchSeed: string, number: number): string {
  return hashText(`throw ${number} of ${matchSeed}`)
}

function recordOf({ match }: OpenMatch, turn: ThrowTurn, wish: ThrowWish): ThrowRecord {
  if (turn.fist) {
    const last = lastThrow(match.log)!
    const chosen = match.sealed ? undefined : wish.fist
    const level = turn.fist.level ?? chosen ?? turn.fist.due
    return { ...last.record, bangs: [...last.record.bangs, { step: last.steps, level }] }
  }
  const number =
    match.log.filter(entry => entry.kind === 'throw' && entry.record.bangs.length === 0).length + 1
  return {
    version: 1,
    seed: wish.opening?.seed ?? wish.seed ?? seedOfThrow(match.setUp.seed, number),
    request: turn.throw,
    ...(wish.gesture && { gesture: wish.gesture }),
    bangs: [],
  }
}

/** The throw that is due; throws where none is. */
export function throwTurn(open: OpenMatch): ThrowTurn {
  const turn = turnOf(open)
  if (turn.kind !== 'throw') throw new Error('No throw is due')
  return turn
}

/** Whose hand it is: where several may throw, the first person's; no computer throws what a person could. */
export function throwerOf({ match }: OpenMatch, { seats }: ThrowTurn): Seat {
  return seats.find(seat => match.seats[seat]?.sitter.kind === 'human') ?? seats[0]
}

/** What came to rest becomes an entry: the dice that are in the air lie there now. */
export function finishThrowOf(open: OpenMatch, result: ThrowResult): OpenMatch {
  const { falling } = open.match
  if (!falling) throw new Error('No dice are in the air')
  return addThrow(open, falling, result)
}

/** True if the rules draw something once these dice lie there. */
export function drawsAfter(open: OpenMatch, result: ThrowResult): boolean {
  const { falling, log } = open.match
  const { outcome, steps, hash, dice } = plain(result)
  const seat = throwerOf(open, throwTurn(open))
  const entry = { kind: 'throw', seat, record: falling!, outcome, steps, hash, dice } as const
  const applied = applyEntry(open.game, open.state, entry, lastThrow(log))
  return applied.ok && hasDrawn(open.state, applied.played.state)
}

function addThrow(open: OpenMatch, record: ThrowRecord, result: ThrowResult): OpenMatch {
  const seat = throwerOf(open, throwTurn(open))
  const { outcome, steps, hash, dice } = plain(result)
  const { fallingOpening: opening } = open.match
  const entry = {
    kind: 'throw',
    seat,
    record,
    outcome,
    steps,
    hash,
    dice,
    ...(opening && { opening }),
  } as const
  const added = addEntry(open, entry)
  if (!added.ok) throw new Error(added.why)
  return added.open
}
