/**
 * A finished match as the end of an address: what was chosen, and how the dice were let go. What they showed is not
 * written down: the page that opens the link lets them fall again, and the seal of the last entry tells whether all is as it
 * was.
 */
import * as v from 'valibot'
import type { Gesture } from '../measure'
import { loadPhysics } from '../physics'
import type { AnyMove, FistLevel, Result } from '../rules/game'
import { loadGame } from '../rules/shelf'
import { filmMark, fromLink, toLink } from './linkText'
import type { Entry } from './match'
import { gesture, matchSchema, seal } from './matchSchema'
import { addEntry, gameOf, type OpenMatch, openMatch, startMatch, turnOf } from './openMatch'
import { canonical, plain } from './plain'
import { readJson } from './readJson'
import { parseMatchData } from './readMatch'
import { currentStamp } from './stamp'
import { performThrowOf } from './throwing'

/** Letters of an address that every browser and most messengers leave whole. */
export const longestFilm = 8000

/** A short match has a few hundred; more of them would make people who open a link wait for their dice. */
const mostEntries = 3000
const mostThrows = 400

const { log: _, falling: __, ...head } = matchSchema.entries
const step = v.union([
  v.strictObject({ move: v.looseObject({ kind: v.string(), seat: v.number() }) }),
  v.strictObject({ seed: v.pipe(v.string(), v.maxLength(200)), gesture: v.exactOptional(gesture) }),
  v.strictObject({ fist: v.picklist([1, 2, 3]) }),
])
const filmSchema = v.strictObject({
  head: v.strictObject(head),
  steps: v.pipe(v.array(step), v.maxLength(mostEntries)),
  end: seal,
})

/** How an entry came about. */
type FilmStep =
  | { readonly move: AnyMove }
  | { readonly seed: string; readonly gesture?: Gesture }
  | { readonly fist: FistLevel }

/** What stands behind the address of the shelf; `undefined` where the match is too long for that, or not over. */
export async function writeFilmLink({ match }: Pick<OpenMatch, 'match'>): Promise<string | undefined> {
  const { log, falling, ...rest } = match
  const end = log.at(-1)?.seal
  if (!end || falling || log.length > mostEntries) return undefined
  const text = await toLink(canonical({ head: rest, steps: log.map(stepOf), end }))
  return text.length > longestFilm ? undefined : `${filmMark}${text}`
}

function stepOf(entry: Entry): FilmStep {
  if (entry.kind === 'move') return { move: entry.move }
  const { seed, gesture, bangs } = entry.record
  const blow = bangs.at(-1)
  return blow ? { fist: blow.level } : { seed, ...(gesture && { gesture }) }
}

const refuse = (why: string): Result<never> => ({ ok: false, why, path: '' })
const damaged = refuse('This link is damaged: part of it is missing or was changed.')

/** The match of a link, all its dice thrown again, or one sentence. */
export async function readFilmLink(hash: string): Promise<Result<OpenMatch>> {
  if (hash.length > filmMark.length + longestFilm) return refuse('This link is far too long to be a film.')
  const text = await fromLink(hash.slice(filmMark.length))
  const json = text === undefined ? undefined : readJson(text, 'This link')
  const film = v.safeParse(filmSchema, json?.ok ? json.value : undefined, { abortEarly: true })
  if (!film.success) return damaged
  const { head, steps, end } = film.output
  await loadGame(head.game)
  const parsed = parseMatchData({ ...head, log: [] })
  if (!parsed.ok) return parsed
  const { stamp } = parsed.value
  const current = currentStamp(gameOf(parsed.value)!)
  if (stamp.physics !== current.physics || stamp.rules !== current.rules)
    return refuse('This film was made by another Seabox, in which dice fall otherwise: ask for it as a file.')
  const begun = openMatch(parsed.value)
  if (!begun.ok) return begun
  if (steps.filter(one => !('move' in one)).length > mostThrows) return damaged
  await loadPhysics()
  const played = await replay(
    startMatch(parsed.value, gameOf(parsed.value)!),
    plain(steps) as readonly FilmStep[],
  )
  if (!played || turnOf(played).kind !== 'over' || played.match.log.at(-1)?.seal !== end) return damaged
  return { ok: true, value: played }
}

/** Every step played again; `undefined` where one cannot follow. Others get their turn between two throws. */
async function replay(begun: OpenMatch, steps: readonly FilmStep[]): Promise<OpenMatch | undefined> {
  let open = begun
  for (const one of steps) {
    if ('move' in one) {
      const move = open.game.readMove(one.move)
      if (!move.ok) return undefined
      const added = addEntry(open, { kind: 'move', move: move.value as AnyMove })
      if (!added.ok) return undefined
      open = added.open
    } else {
      if (turnOf(open).kind !== 'throw') return undefined
      open = performThrowOf(open, one)
      await new Promise(resolve => setTimeout(resolve))
    }
  }
  return open
}
