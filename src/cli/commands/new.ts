import { readSetUp } from '../../rules/game'
import { type Answer, document } from '../answer'
import { findGame, sentence } from '../gameInput'
import { InputError } from '../inputError'
import { readOptions, wholeNumber } from '../options'
import { optionPath, readColours, readSeed, readTableOptions } from '../setUpOptions'

/** The first position of a game. */
export async function newGame(args: readonly string[]): Promise<Answer> {
  const { values } = readOptions(args, {
    game: { type: 'string' },
    players: { type: 'string' },
    seed: { type: 'string' },
    options: { type: 'string' },
    colours: { type: 'string' },
  })
  const game = findGame(values.game, '--game')
  const { min, max } = game.players
  const setUp = readSetUp(game, {
    players: wholeNumber(values.players, 'players', min, min, max),
    seed: readSeed(values.seed),
    options: readTableOptions(values.options),
    colours: readColours(values.colours),
  })
  if (!setUp.ok) throw new InputError('wrong-option', sentence(setUp.why), optionPath(setUp.path))
  return { exitCode: 0, output: document({ game: game.id, state: game.setup(setUp.value) }) }
}
