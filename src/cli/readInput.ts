import { readFile, stat } from 'node:fs/promises'
import * as v from 'valibot'
import { readJson } from '../match'
import { inWords } from '../rules/issueWords'
import { InputError } from './inputError'

/** No document of ours comes near this; a larger one is a mistake and would only eat memory. */
const mostBytes = 32 * 1024 * 1024

/** The text of `--in FILE`, or of standard input. */
export async function readText(file: string | undefined, input: NodeJS.ReadableStream): Promise<string> {
  if (file !== undefined) return readNamedFile(file)
  const parts: Buffer[] = []
  let length = 0
  for await (const part of input) {
    const bytes = typeof part === 'string' ? Buffer.from(part) : part
    length += bytes.length
    if (length > mostBytes) throw tooLarge()
    parts.push(bytes)
  }
  return Buffer.concat(parts).toString('utf8')
}

async function readNamedFile(file: string): Promise<string> {
  try {
    if ((await stat(file)).size > mostBytes) throw tooLarge()
    return await readFile(file, 'utf8')
  } catch (error) {
    if (error instanceof InputError) throw error
    throw new InputError('no-file', `The file “${file}” cannot be read.`, '--in')
  }
}

function tooLarge(): InputError {
  return new InputError('too-large', 'The input is larger than 32 MB; nothing that fits here is.', '')
}

/** Parses and validates; the first thing wrong is named with its place. */
export function parseInput<Schema extends v.GenericSchema>(
  text: string,
  schema: Schema,
): v.InferOutput<Schema> {
  return check(parseJson(text), schema)
}

/** Any JSON document that does no harm: not endlessly deep, no field named like what every object inherits. */
export function parseJson(text: string): unknown {
  const json = readJson(text, 'The input')
  if (!json.ok) throw new InputError(json.path === '' ? 'not-json' : 'wrong-input', json.why, json.path)
  return json.value
}

export function check<Schema extends v.GenericSchema>(value: unknown, schema: Schema): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value, inWords)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new InputError('wrong-input', sentence(issue), v.getDotPath(issue) ?? '')
}

function sentence(issue: v.BaseIssue<unknown>): string {
  const where = v.getDotPath(issue)
  const at = where ? `“${where}”: ` : ''
  if (issue.received === 'undefined' && issue.type !== 'check') {
    return `${at}this field is missing; ${issue.expected ?? 'a value'} is expected.`
  }
  return `${at}${issue.message}`
}
