/**
 * The throws of a match. The rules ask for one, the dice world performs it, and what came to rest is an entry; whether
 * a throw is made again, or the fist comes down, is the rules' business and the next thing they ask for.
 *
 *   playing → takeThrow → dice in the air (durable) → finished: an entry
 */
import { type Gesture, hashText, type ThrowRecord, type ThrowResult } from '../measure'
import { createThrow, fistLevel, type LiveThrow, simulateThrow, type ThrowWishes } from '../physics'
import type { FistLevel } from '../rules/game'
import { lastThrow, type ThrowTurn } from './entries'
import { addEntry, type OpenMatch, turnOf } from './openMatch'
import { isSame, plain } from './plain'

/** What a hand adds to a throw. */
export interface ThrowWish {
  readonly gesture?: Gesture | undefined
  /** From chance that nobody can foresee; without it the match's own seed and the number of the throw decide. */
  readonly seed?: string | undefined
  /** How hard the fist hits where the rules leave that to the hand. */
  readonly fist?: FistLevel | undefined
}

/** Lets the dice out of the hand: from here on it is decided how they fall. Dice in the air stay those. */
export function takeThrow(open: OpenMatch, wish: ThrowWish = {}): OpenMatch {
  const turn = throwTurn(open)
  if (open.match.falling) return open
  return { ...open, match: { ...open.match, falling: plain(recordOf(open, turn, wish)) } }
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

/** A throw that is being watched. Whoever began it frees `live`. */
export interface MatchThrow {
  /** The match with these dice in the air: to be kept before the first step is shown. */
  readonly open: OpenMatch
  /** To be stepped; at the blow already if it is one of the fist. */
  readonly live: LiveThrow
  /** The match with the result; once `live.done`. Entries made meanwhile (talk) stay. */
  finish(current?: OpenMatch): OpenMatch
}

/**
 * Begins a throw for the table. `before` is the throw that still lies there after it was finished: a blow of the fist
 * goes on with it; without it the same throw is stepped again, unseen, up to the blow.
 */
export function beginThrow(
  given: OpenMatch,
  wish: ThrowWish = {},
  { before, ...wishes }: ThrowWishes & { readonly before?: LiveThrow | undefined } = {},
): MatchThrow {
  const open = takeThrow(given, wish)
  const record = open.match.falling!
  const live = continued(before, record) ?? atLastBlow(createThrow(record, wishes))
  return { open, live, finish: (current = open) => addThrow(current, record, live.result()) }
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

/** The throw as it will be made if the hand opens with this wish; the dice that are in the air, if any are. */
export function throwInHand(open: OpenMatch, wish: ThrowWish = {}): ThrowRecord {
  return open.match.falling ?? plain(recordOf(open, throwTurn(open), wish))
}

function recordOf({ match }: OpenMatch, turn: ThrowTurn, wish: ThrowWish): ThrowRecord {
  if (turn.fist) {
    const last = lastThrow(match.log)!
    const level = turn.fist.level ?? wish.fist ?? fistLevel(turn.fist.blows)
    return { ...last.record, bangs: [...last.record.bangs, { step: last.steps, level }] }
  }
  const number =
    match.log.filter(entry => entry.kind === 'throw' && entry.record.bangs.length === 0).length + 1
  return {
    version: 1,
    seed: wish.seed ?? seedOfThrow(match.setUp.seed, number),
    request: turn.throw,
    ...(wish.gesture && { gesture: wish.gesture }),
    bangs: [],
  }
}

function throwTurn(open: OpenMatch): ThrowTurn {
  const turn = turnOf(open)
  if (turn.kind !== 'throw') throw new Error('No throw is due')
  return turn
}

function addThrow(open: OpenMatch, record: ThrowRecord, result: ThrowResult): OpenMatch {
  const [seat] = throwTurn(open).seats
  const { outcome, steps, hash, dice } = plain(result)
  const added = addEntry(open, { kind: 'throw', seat, record, outcome, steps, hash, dice })
  if (!added.ok) throw new Error(added.why)
  return added.open
}
