/**
 * What a move costs the rules, and what the best computer players take to choose one, in whole games with the fewest and
 * with the most players. `--save` writes docs/performance.md. Ends with 1 when a budget is missed.
 */
import { parseArgs } from 'node:util'
import { loadPhysics } from '../../src/physics'
import { games } from '../../src/rules/games'
import { savePerformance } from '../savePerformance'
import { gamesReport } from './gamesReport'
import { timeGame } from './timeGame'

const { values } = parseArgs({
  options: { save: { type: 'boolean', default: false } },
  // What the other parts of the bench are asked goes past this one.
  strict: false,
})

await loadPhysics()
const all = games.flatMap(game =>
  [...new Set([game.players.min, game.players.max])].map(players => {
    console.error(`${game.title}, ${players} at the table …`)
    return timeGame(game, players, `bench ${game.id} ${players}`)
  }),
)
const { text, ok } = gamesReport(all)
console.log(text)
if (values.save) await savePerformance('games', text)
process.exitCode = ok ? 0 : 1
