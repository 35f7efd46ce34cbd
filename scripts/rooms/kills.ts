/**
 * `npm run measure:kills -- 200`: so many times the server of a running match is killed (SIGKILL) as soon as a screen was
 * told of one more line. Says how many lines were told and what was lost. Ends with 1 if anything was.
 */
import { loadPhysics } from '../../src/physics'
import { gameIds } from '../../src/rules/game'
import { playThroughKills } from '../../src/server/testing/kills'

const killsEach = 10
const wished = Number(process.argv[2] ?? 200)
if (!Number.isSafeInteger(wished) || wished < 1) {
  console.error('Say how often the server is to be killed: npm run measure:kills -- 200')
  process.exit(1)
}

await loadPhysics()
let lines = 0
const faults: string[] = []
const matches = Math.ceil(wished / killsEach)
for (let match = 0; match < matches; match++) {
  const game = gameIds[match % gameIds.length]!
  const result = await playThroughKills({ game, kills: killsEach, linesEach: 1 })
  lines += result.lines
  faults.push(...result.faults.map(fault => `${game}: ${fault}`))
  console.log(
    `${match + 1} of ${matches} matches, ${game}: ${result.faults.length === 0 ? 'whole' : result.faults.join(' ')}`,
  )
}
console.log(`${matches * killsEach} kills, ${lines} lines told, ${faults.length} faults.`)
process.exit(faults.length === 0 ? 0 : 1)
