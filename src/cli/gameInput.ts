import type { Seat, Viewer } from '../rules/game'
import { type AnyGame, games } from '../rules/games'
import { InputError } from './inputError'
import { readOptions } from './options'
import { parseJson, readText } from './readInput'

/** What `legal`, `apply` and `view` are given: a game, a position of it, and more. */
export interface GameInput {
  readonly game: AnyGame
  readonly state: unknown
  readonly rest: Readonly<Record<string, unknown>>
}

export async function readGameInput(
  args: readonly string[],
  input: NodeJS.ReadableStream,
): Promise<GameInput> {
  const { values } = readOptions(args, { in: { type: 'string' } })
  const { game: id, state: given, ...rest } = readObject(await readText(values.in, input))
  const game = findGame(id, 'game')
  if (given === undefined) throw new InputError('wrong-input', 'The state is missing.', 'state')
  const state = onPosition(() => game.read(given))
  if (!state.ok) {
    throw new InputError(
      'wrong-state',
      sentence(state.why),
      state.path === '' ? 'state' : `state.${state.path}`,
    )
  }
  return { game, state: state.value, rest }
}

/** Rules that stumble over a position have not been able to refuse it: it is impossible all the same. */
export function onPosition<T>(ask: () => T): T {
  try {
    return ask()
  } catch (error) {
    if (error instanceof InputError) throw error
    const cause = error instanceof Error ? error.message : String(error)
    throw new InputError('wrong-state', sentence(`This position is impossible: ${cause}`), 'state')
  }
}

/** A JSON object, whatever is in it. */
export function readObject(text: string): Readonly<Record<string, unknown>> {
  const value = parseJson(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new InputError('wrong-input', 'An object with named fields is expected.', '')
  }
  return value as Record<string, unknown>
}

export function findGame(id: unknown, path: string): AnyGame {
  const game = games.find(one => one.id === id)
  if (game) return game
  const known = games.map(one => one.id).join(', ')
  const message =
    id === undefined
      ? `The game is missing. The games are: ${known}.`
      : `There is no such game. The games are: ${known}.`
  throw new InputError('unknown-game', message, path)
}

/** Seats of a position. */
export function seatCount({ game, state }: GameInput): number {
  return game.score(state).totals.length
}

export function readSeat(given: GameInput): Seat {
  const { seat } = given.rest
  const most = seatCount(given) - 1
  if (typeof seat !== 'number' || !Number.isInteger(seat) || seat < 0 || seat > most) {
    throw new InputError('wrong-seat', `A seat from 0 to ${most} is expected.`, 'seat')
  }
  return seat
}

export function readViewer(given: GameInput): Viewer {
  if (given.rest.seat === 'spectator') return 'spectator'
  const most = seatCount(given) - 1
  try {
    return readSeat(given)
  } catch {
    throw new InputError('wrong-seat', `A seat from 0 to ${most}, or “spectator”, is expected.`, 'seat')
  }
}

/** The rules speak in clauses; an answer is a sentence. */
export function sentence(why: string): string {
  const begun = why.charAt(0).toUpperCase() + why.slice(1)
  return /[.!?]$/.test(begun) ? begun : `${begun}.`
}
