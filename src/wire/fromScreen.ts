/** What a screen sends is read by these schemas before anybody looks at it. */
import * as v from 'valibot'
import { gesture, matchSeat, seat } from '../match/matchSchema'
import type { AnyMove } from '../rules/game'
import { inWords } from '../rules/issueWords'

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))
const viewer = v.union([seat, v.literal('spectator')])

const request = v.variant('kind', [
  /** A move; `made` says what the eyes of its seat knew when it was chosen, so that nothing is played twice. */
  v.strictObject({
    kind: v.literal('play'),
    move: v.looseObject({ kind: v.pipe(v.string(), v.maxLength(40)), seat }),
    made: v.exactOptional(count),
  }),
  /** Opens the hand, or brings the fist down; this many throws had been told. */
  v.strictObject({
    kind: v.literal('let go'),
    seat,
    throws: count,
    gesture: v.exactOptional(gesture),
    fist: v.optional(v.picklist([1, 2, 3])),
  }),
  /** Takes back the last of that seat, which is the last of this many lines that were a person's. */
  v.strictObject({ kind: v.literal('undo'), seat, lines: count }),
  v.strictObject({ kind: v.literal('reseat'), seat, change: v.partial(matchSeat) }),
  /** Asks what a mate would do for this seat now. */
  v.strictObject({ kind: v.literal('suggest'), seat, made: count }),
  /** Asks to see the table after this many lines. */
  v.strictObject({ kind: v.literal('look back'), lines: count }),
  /** Asks for a throw that was made, by its line. */
  v.strictObject({ kind: v.literal('throw'), line: count }),
  /** Asks for the match as a file. */
  v.strictObject({ kind: v.literal('export') }),
  /** Looks with the eyes of a seat, or of nobody. */
  v.strictObject({ kind: v.literal('look as'), viewer }),
  /** Looks with the eyes of a seat that has to act, unless somebody else at this screen must look away first. */
  v.strictObject({ kind: v.literal('call'), seat }),
  /** Looks with the eyes that may look while nobody at this screen is asked. */
  v.strictObject({ kind: v.literal('rest') }),
  v.strictObject({ kind: v.literal('retry') }),
])
/** What a screen may ask of its host. */
export type Request =
  | Exclude<v.InferOutput<typeof request>, { kind: 'play' }>
  | { readonly kind: 'play'; readonly move: AnyMove; readonly made?: number }

const fromScreen = v.variant('kind', [
  v.strictObject({
    kind: v.literal('hello'),
    version: v.number(),
    viewer,
    /** Choices are told in words; a screen that has the rules may list them itself. */
    choices: v.boolean(),
    /** What the screen knows already. */
    knows: v.optional(v.strictObject({ stream: v.pipe(v.string(), v.maxLength(80)), n: count })),
  }),
  /** All messages up to this one have been shown. */
  v.strictObject({ kind: v.literal('seen'), stream: v.pipe(v.string(), v.maxLength(80)), n: count }),
  v.strictObject({ kind: v.literal('ask'), id: count, ask: request }),
])
export type FromScreen =
  | Exclude<v.InferOutput<typeof fromScreen>, { kind: 'ask' }>
  | { readonly kind: 'ask'; readonly id: number; readonly ask: Request }

/** A valid message of a screen, or what is wrong with it. Anything may come in. */
export function readFromScreen(input: unknown): { readonly ok: true; readonly value: FromScreen } | Fault {
  const read = v.safeParse(fromScreen, input, inWords)
  if (read.success) return { ok: true, value: read.output }
  const [issue] = read.issues
  const path = v.getDotPath(issue)
  return { ok: false, why: path ? `${path}: ${issue.message}` : issue.message, ...idOf(input) }
}

interface Fault {
  readonly ok: false
  readonly why: string
  /** Of the request, where it can be told which one it was. */
  readonly id?: number
}

function idOf(input: unknown): { readonly id?: number } {
  const id = typeof input === 'object' && input !== null && 'id' in input ? input.id : undefined
  return typeof id === 'number' && Number.isSafeInteger(id) ? { id } : {}
}
