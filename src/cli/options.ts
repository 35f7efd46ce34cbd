import { type ParseArgsConfig, parseArgs } from 'node:util'
import { InputError } from './inputError'

type OptionTable = NonNullable<ParseArgsConfig['options']>

/** Reads `--name value` options; an unknown one is refused by name. */
export function readOptions<T extends OptionTable>(args: readonly string[], options: T, allowFiles = false) {
  try {
    return parseArgs({ args: [...args], options, strict: true, allowPositionals: allowFiles })
  } catch (error) {
    const known = Object.keys(options)
      .map(name => `--${name}`)
      .join(', ')
    const [reason] = (error instanceof Error ? error.message : String(error)).split('. ')
    throw new InputError('wrong-option', `${reason}. This command knows ${known || 'no options'}.`, '')
  }
}

/** A whole number from an option, within its bounds. */
export function wholeNumber(
  text: string | undefined,
  name: string,
  usual: number,
  low: number,
  high: number,
): number {
  if (text === undefined) return usual
  const value = Number(text)
  if (text.trim() === '' || !Number.isInteger(value) || value < low || value > high) {
    throw new InputError(
      'wrong-option',
      `--${name} takes a whole number from ${low} to ${high}.`,
      `--${name}`,
    )
  }
  return value
}
