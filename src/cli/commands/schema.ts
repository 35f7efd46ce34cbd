import { toJsonSchema } from '@valibot/to-json-schema'
import { type Answer, document } from '../answer'
import { findGame } from '../gameInput'
import { readOptions } from '../options'

/**
 * JSON Schema of a game's states and moves. What only rules can tell (which cards there are twice, what lies where) is
 * not in it; `legal`, `apply` and `view` refuse such a state with a sentence.
 */
export async function schema(args: readonly string[]): Promise<Answer> {
  const { values } = readOptions(args, { game: { type: 'string' } })
  const game = findGame(values.game, '--game')
  // A check that JSON Schema cannot express (a finite number) cannot fail in JSON either.
  const options = { errorMode: 'ignore', target: 'draft-07' } as const
  return {
    exitCode: 0,
    output: document({
      game: game.id,
      state: toJsonSchema(game.schemas.state, options),
      move: toJsonSchema(game.schemas.move, options),
    }),
  }
}
