import { mostSeedLetters, readJson } from '../match'
import { InputError } from './inputError'

/** What `--seed` is when nobody names one: the same answer to the same question. */
const usualSeed = 'seabox'

export function readSeed(seed: string | undefined): string {
  if (seed === undefined) return usualSeed
  if (seed.length <= mostSeedLetters) return seed
  throw new InputError('wrong-option', `A seed has at most ${mostSeedLetters} letters.`, '--seed')
}

/** `--options '{…}'`; what is in it the game judges. */
export function readTableOptions(text: string | undefined): object {
  if (text === undefined) return {}
  const json = readJson(text, '--options')
  if (!json.ok) throw new InputError('wrong-option', json.why, '--options')
  if (typeof json.value !== 'object' || json.value === null || Array.isArray(json.value)) {
    throw new InputError('wrong-option', '--options takes a JSON object: option and value.', '--options')
  }
  return json.value
}

/** `--colours red,blue`: by seat; whether the game has them the game judges. */
export function readColours(text: string | undefined): readonly string[] | undefined {
  return text?.split(',').map(colour => colour.trim())
}

/** Where a part of the set-up is found on the command line. */
export function optionPath(path: string): string {
  return `--${path}`
}
