import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { showProgress } from '../../src/cli/progress'
import { loadPhysics } from '../../src/physics'
import { games } from '../../src/rules/games'
import { breakInputs } from './brokenInputs'
import { cutMatch } from './cuts'
import { type Figures, writePage } from './page'
import { playRandomly } from './randomGames'
import { breakStores } from './stores'

/**
 * `npm run measure:reliability [-- --games 400] [--inputs 20000]`: random games of every kind, broken inputs, matches cut
 * off after every entry, stores that fail at every write; ends with 1 at the first fault and writes docs/reliability.md.
 */
const { values } = parseArgs({
  options: { games: { type: 'string', default: '400' }, inputs: { type: 'string', default: '20000' } },
})

function count(name: 'games' | 'inputs'): number {
  const number = Number(values[name])
  if (!Number.isInteger(number) || number < 1)
    throw new Error(`--${name} takes a number, not “${values[name]}”.`)
  return number
}

try {
  const [gameCount, inputCount] = [count('games'), count('inputs')]
  await loadPhysics()
  const figures: Figures[] = []
  for (const game of games) {
    const started = performance.now()
    const random = playRandomly(game, gameCount, showProgress(`games of ${game.title}`, gameCount))
    const inputs = breakInputs(game, inputCount, showProgress(`broken inputs of ${game.title}`, inputCount))
    const cuts = cutMatch(game)
    const stores = await breakStores(game)
    figures.push({ game, random, inputs, cuts, stores })
    const seconds = Math.round((performance.now() - started) / 1000)
    process.stdout.write(`${game.title}: no fault, ${seconds} s\n`)
  }
  await writeFile('docs/reliability.md', writePage(figures))
  process.stdout.write('docs/reliability.md is written.\n')
} catch (error) {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  process.exitCode = 1
}
