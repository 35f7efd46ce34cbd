import { beforeAll, expect, it } from 'vitest'
import { loadPhysics } from '../physics'
import { playThroughKills } from './testing/kills'

beforeAll(loadPhysics)

it('loses nothing that a screen was told, and plays nothing twice, when its process is killed (twice)', async () => {
  const { faults, lines } = await playThroughKills({ game: 'rattle-battle', kills: 2, linesEach: 3 })
  expect(faults).toEqual([])
  expect(lines).toBeGreaterThanOrEqual(6)
})
