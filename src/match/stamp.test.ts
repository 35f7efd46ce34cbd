import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadPhysics, physicsSettings } from '../physics'
import { engine } from '../physics/loadPhysics'
import { games } from '../rules/games'
import { appVersion, currentStamp, engineBuild, engineVersion, physicsVersion } from './stamp'

beforeAll(loadPhysics)

const game = games[0]!
const packed = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))

describe('the stamp of a match', () => {
  it('names the app by its package version, and the loaded engine', () => {
    expect(appVersion).toBe(packed.version)
    expect(engineVersion).toBe(engine().version())
    expect(packed.dependencies['@dimforge/rapier3d-compat']).toBe(
      `npm:@dimforge/rapier3d-${engineBuild}-compat@${engineVersion}`,
    )
  })

  it('says in which dice world the throws fell', () => {
    expect(currentStamp(game).physics).toMatch(/^rapier-simd-\d+\.\d+\.\d+-[0-9a-f]{8}$/)
  })

  it('depends on the numbers, not on their order', () => {
    const turned = Object.fromEntries(Object.entries(physicsSettings).reverse())
    expect(Object.keys(turned)).not.toEqual(Object.keys(physicsSettings))
    expect(physicsVersion(turned)).toBe(currentStamp(game).physics)
    expect(physicsVersion({ ...turned, gravityUnits: 980 })).not.toBe(currentStamp(game).physics)
  })
})
