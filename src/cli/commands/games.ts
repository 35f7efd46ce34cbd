import { readFile } from 'node:fs/promises'
import { type AnyGame, games as allGames } from '../../rules/games'
import { type Answer, document } from '../answer'
import { readOptions } from '../options'

/** The games that can be played, their options, and how many rules each has. */
export async function games(args: readonly string[]): Promise<Answer> {
  readOptions(args, {})
  const output = await Promise.all(
    allGames.map(async game => ({
      id: game.id,
      title: game.title,
      players: game.players,
      options: game.options.map(option => ({
        id: option.id,
        values: option.values,
        default: option.default,
        rule: option.rule,
        meaning: option.meaning,
      })),
      ...(game.colours && { colours: game.colours }),
      rules: await countRules(game),
    })),
  )
  return { exitCode: 0, output: document(output) }
}

/** In a rulebook each rule's own line begins with its id in bold. */
async function countRules({ rulebook: { file, prefix } }: AnyGame): Promise<number> {
  const text = await readFile(new URL(`../../../docs/rules/${file}`, import.meta.url), 'utf8')
  return new Set(text.match(new RegExp(`\\*\\*${prefix}-\\d+[a-z]?\\*\\*`, 'g'))).size
}
