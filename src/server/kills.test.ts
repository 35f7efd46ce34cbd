import { beforeAll, expect, it } from 'vitest'
import { loadPhysics } from '../physics'
import { playOverServers, playThroughKills } from './testing/kills'
import { postgresFor } from './testing/postgres'

beforeAll(loadPhysics)

it('loses nothing that a screen was told, and plays nothing twice, when its process is killed (twice)', async () => {
  const { faults, lines } = await playThroughKills({ game: 'rattle-battle', kills: 2, linesEach: 3 })
  expect(faults).toEqual([])
  expect(lines).toBeGreaterThanOrEqual(6)
})

const postgres = await postgresFor(it, 'several servers')

if (postgres)
  it('goes on over three servers of one database, of which one is killed, and after Postgres itself was stopped', async () => {
    try {
      const { faults, lines } = await playOverServers({
        postgres,
        games: ['rattle-battle', 'waves-of-fortune', 'waves'],
        servers: 3,
        kills: 1,
        linesEach: 3,
      })
      expect(faults).toEqual([])
      expect(lines).toBeGreaterThanOrEqual(12)
    } finally {
      await postgres.remove()
    }
  })
