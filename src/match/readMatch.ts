/** Match files: what Export writes and Import reads. A file is read as a whole or refused with a sentence. */
import * as v from 'valibot'
import { type Result, readSetUp, withOptionsOfBefore } from '../rules/game'
import { inWords } from '../rules/issueWords'
import { gameHere, loadGame } from '../rules/shelf'
import { type Entry, type Match, matchFormat, seatsFault } from './match'
import { matchSchema } from './matchSchema'
import { migrate } from './migrations'
import { rulesFault } from './olderRules'
import { gameOf, type OpenMatch, openMatch } from './openMatch'
import { canonical, isSame, plain } from './plain'
import { readJson } from './readJson'

/** Equal matches are equal bytes. One entry a line, so that two files can be compared by eye. */
export function writeMatch({ format, version, log, ...rest }: Match): string {
  const fields = Object.entries({ format, version, ...rest })
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${JSON.stringify(key)}: ${canonical(value)}`)
  const entries = log.map(entry => `\n${canonical(entry)}`).join(',')
  return `{\n${[...fields.slice(0, 2), ...fields.slice(2).sort(), `"log": [${entries}]`].join(',\n')}\n}\n`
}

/** Fetches the rules of the game that this says it is of, whatever else is wrong with it. */
export async function loadRulesFor(data: unknown): Promise<void> {
  if (isMatchFile(data) && typeof data.game === 'string') await loadGame(data.game)
}

/** The match of a file, folded to its last state. Every move has been checked; only the dice are taken as told. */
export function readMatch(text: string): Result<OpenMatch> {
  const parsed = parseMatch(text)
  return parsed.ok ? openParsed(parsed.value) : parsed
}

/** The same for a match that is JSON already (a store's). */
export function readMatchData(data: unknown): Result<OpenMatch> {
  const parsed = parseMatchData(data)
  return parsed.ok ? openParsed(parsed.value) : parsed
}

function openParsed(match: Match): Result<OpenMatch> {
  const why = rulesFault(gameOf(match)!, match.stamp.rules)
  return why === undefined ? openMatch(match) : { ok: false, why, path: 'stamp.rules' }
}

/** The shape alone: what `verify` starts from. Whether the match could have been played is not looked at. */
export function parseMatch(text: string): Result<Match> {
  const json = readJson(text)
  return json.ok ? parseMatchData(json.value) : json
}

export function parseMatchData(data: unknown): Result<Match> {
  if (!isMatchFile(data)) {
    return {
      ok: false,
      why: 'This is not a match of Seabox: “format” is not “seabox-match”.',
      path: 'format',
    }
  }
  const migrated = migrate(data)
  if (!migrated.ok) return migrated
  const parsed = v.safeParse(matchSchema, migrated.value, inWords)
  if (!parsed.success) {
    const [issue] = parsed.issues
    const path = v.getDotPath(issue) ?? ''
    return { ok: false, why: damaged(path, issue.message), path }
  }
  const match = plain(parsed.output as Match)
  return contentFault(match) ?? { ok: true, value: match }
}

/** Said to be a match, whatever else is wrong with it. */
export function isMatchFile(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null && 'format' in data && data.format === matchFormat
}

function damaged(path: string, why: string): string {
  return path === '' ? `This match is damaged: ${why}.` : `This match is damaged at “${path}”: ${why}.`
}

/** What only the game knows: its options and the fields of its moves. */
function contentFault({
  game: id,
  setUp,
  seats,
  reseatings = [],
  log,
}: Match): (Result<never> & { ok: false }) | undefined {
  const game = gameHere(id)
  if (!game) {
    const why = `This match is of the game “${id}”, which this Seabox does not have.`
    return { ok: false, why, path: 'game' }
  }
  const full = withOptionsOfBefore(game, setUp)
  const read = readSetUp(game, full)
  if (!read.ok) return { ...read, why: damaged(`setUp.${read.path}`, read.why), path: `setUp.${read.path}` }
  if (!isSame(read.value, full)) {
    return { ok: false, why: damaged('setUp.options', 'an option is missing'), path: 'setUp.options' }
  }
  for (const [index, { after, seat, was }] of reseatings.entries()) {
    const path = `reseatings.${index}`
    const isLate = after >= (reseatings[index - 1]?.after ?? 0)
    if (!isLate || seat >= seats.length) {
      return { ok: false, why: damaged(path, 'nobody can have sat down there then'), path }
    }
    const fault = seatsFault(read.value, seats.with(seat, was))
    if (fault) return { ...fault, why: damaged(path, fault.why), path }
  }
  for (const [index, entry] of log.entries()) {
    const why = moveFault(game.readMove, entry)
    if (why) return { ok: false, why: damaged(`log.${index}.move`, why), path: `log.${index}.move` }
  }
  return undefined
}

function moveFault(readMove: (input: unknown) => Result<unknown>, entry: Entry): string | undefined {
  if (entry.kind !== 'move') return undefined
  const read = readMove(entry.move)
  return read.ok ? undefined : read.why.replace(/\.$/, '')
}
