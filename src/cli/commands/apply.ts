import type { AnyMove, Result, RuleEvent } from '../../rules/game'
import type { AnyGame } from '../../rules/games'
import { type Answer, document } from '../answer'
import { onPosition, readGameInput, sentence } from '../gameInput'
import { InputError } from '../inputError'

/** No game is as long. */
const mostMoves = 20_000

/** Plays moves on a position, all or none. Throws may be among them, as what is read from dice that lie there. */
export async function apply(args: readonly string[], input: NodeJS.ReadableStream): Promise<Answer> {
  const { game, state, rest } = await readGameInput(args, input)
  const { moves } = rest
  if (!Array.isArray(moves)) throw new InputError('wrong-input', 'A list of moves is expected.', 'moves')
  if (moves.length > mostMoves) {
    throw new InputError('wrong-input', `At most ${mostMoves} moves at once.`, 'moves')
  }
  const read = moves.map((move, index) => readMove(game.readMove, move, `moves.${index}`))
  return onPosition(() => ({ exitCode: 0, output: document(playAll(game, state, read)) }))
}

function playAll(game: AnyGame, state: unknown, moves: readonly AnyMove[]) {
  const events: (RuleEvent & { readonly move: number })[] = []
  for (const [index, move] of moves.entries()) {
    const refusal = game.check(state, move)
    if (refusal) {
      const { rule, why } = refusal
      throw new InputError('illegal-move', sentence(why), `moves.${index}`, { rule })
    }
    const played = game.play(state, move)
    events.push(...played.events.map(({ persons: _, ...event }) => ({ ...event, move: index })))
    state = played.state
  }
  return { state, events }
}

function readMove(read: (input: unknown) => Result<AnyMove>, move: unknown, path: string): AnyMove {
  const result = read(move)
  if (result.ok) return result.value
  throw new InputError(
    'wrong-move',
    sentence(result.why),
    result.path === '' ? path : `${path}.${result.path}`,
    result.rule === undefined ? {} : { rule: result.rule },
  )
}
