import { isMatchFile, type Match, parseMatchData, readJson, verify as verifyMatch } from '../../match'
import { loadPhysics } from '../../physics'
import { type Answer, document, type Write } from '../answer'
import { InputError } from '../inputError'
import { readOptions } from '../options'
import { showProgress } from '../progress'
import { readText } from '../readInput'

type Parsed =
  | { readonly file: string; readonly match: Match }
  | { readonly file: string; readonly at: number; readonly why: string }

/**
 * Plays match files again, throw by throw. A file that is no match at all is wrong input; a match that cannot be right
 * is told in its line, with the entry (from 1; 0 is the set-up). Each line comes as soon as its file is done.
 */
export async function verify(
  args: readonly string[],
  _input: NodeJS.ReadableStream,
  write: Write,
): Promise<Answer> {
  const { positionals } = readOptions(args, {}, true)
  if (positionals.length === 0) throw new InputError('wrong-option', 'Name at least one match file.', '')
  const parsed = await Promise.all(positionals.map(readFile))
  await loadPhysics()
  const tell = showProgress('files', parsed.length)
  let isAllRight = true
  for (const [index, one] of parsed.entries()) {
    const { file } = one
    const verdict = 'match' in one ? verifyMatch(one.match) : { ok: false, at: one.at, why: one.why }
    await write(document({ file, ...verdict }))
    isAllRight &&= verdict.ok
    tell(index + 1)
  }
  return { exitCode: isAllRight ? 0 : 1, output: '' }
}

async function readFile(file: string): Promise<Parsed> {
  const json = readJson(await textOf(file), `“${file}”`)
  if (!json.ok) throw new InputError('not-json', json.why, file)
  if (!isMatchFile(json.value)) {
    throw new InputError('not-a-match', `“${file}” is not a match of Seabox.`, file)
  }
  const match = parseMatchData(json.value)
  return match.ok ? { file, match: match.value } : { file, at: entryOf(match.path), why: match.why }
}

async function textOf(file: string): Promise<string> {
  try {
    return await readText(file, process.stdin)
  } catch (error) {
    throw error instanceof InputError ? new InputError(error.code, error.message, file) : error
  }
}

/** `log.11.move` is in the 12th entry; what is not in the log belongs to the set-up. */
function entryOf(path: string): number {
  const index = /^log\.(\d+)/.exec(path)?.[1]
  return index === undefined ? 0 : Number(index) + 1
}
