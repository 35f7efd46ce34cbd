/**
 * `npm run measure:kills -- 200`: this many times the server of a running match is killed (SIGKILL) as soon as its screens
 * were told of one more line. `npm run measure:kills -- 200 --servers`: this many matches over three servers of one database,
 * of which one is killed again and again, then Postgres is stopped and started. Says how many lines were told and what
 * was lost. Ends with 1 if anything was.
 */
import { parseArgs } from 'node:util'
import { loadPhysics } from '../../src/physics'
import { gameIds } from '../../src/rules/game'
import { type KillResult, playOverServers, playThroughKills } from '../../src/server/testing/kills'
import { startPostgres } from '../../src/server/testing/postgres'

const killsEach = 10
const matchesEach = 5

const { values, positionals } = parseArgs({
  options: { servers: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const wished = Number(positionals[0] ?? 200)
if (!Number.isSafeInteger(wished) || wished < 1) {
  console.error('Say how many: npm run measure:kills -- 200')
  process.exit(1)
}

/** A run of matches, and what it is called. */
async function* overServers(): AsyncGenerator<readonly [string, KillResult]> {
  const postgres = await startPostgres()
  if ('why' in postgres) throw new Error(postgres.why)
  try {
    for (let done = 0; done < wished; done += matchesEach) {
      const games = Array.from(
        { length: Math.min(matchesEach, wished - done) },
        (_, at) => gameIds[(done + at) % gameIds.length]!,
      )
      const result = await playOverServers({ postgres, games, servers: 3, kills: 3, linesEach: 2 })
      yield [`${done + games.length} of ${wished} matches over three servers`, result]
    }
  } finally {
    await postgres.remove()
  }
}

async function* inFiles(): AsyncGenerator<readonly [string, KillResult]> {
  const matches = Math.ceil(wished / killsEach)
  for (let match = 0; match < matches; match++) {
    const game = gameIds[match % gameIds.length]!
    yield [
      `${match + 1} of ${matches} matches, ${game}`,
      await playThroughKills({ game, kills: killsEach, linesEach: 1 }),
    ]
  }
}

await loadPhysics()
let lines = 0
let faults = 0
for await (const [what, result] of values.servers ? overServers() : inFiles()) {
  lines += result.lines
  faults += result.faults.length
  console.log(`${what}: ${result.faults.length === 0 ? 'whole' : result.faults.join(' ')}`)
}
console.log(`${lines} lines told, ${faults} faults.`)
process.exit(faults === 0 ? 0 : 1)
