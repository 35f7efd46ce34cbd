import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadPhysics, physicsSettings } from '../physics'
import { engine } from '../physics/loadPhysics'
import { appVersion, currentStamp, engineVersion, physicsVersion } from './stamp'

beforeAll(loadPhysics)

const packed = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))

describe('the stamp of a match', () => {
  it('names the app as its package does, and the engine that is loaded', () => {
    expect(appVersion).toBe(packed.version)
    expect(engineVersion).toBe(engine().version())
    expect(packed.dependencies['@dimforge/rapier3d-compat']).toMatch(new RegExp(`@${engineVersion}$`))
  })

  it('says in which dice world the throws fell', () => {
    expect(currentStamp().physics).toMatch(/^rapier-\d+\.\d+\.\d+-[0-9a-f]{8}$/)
  })

  it('says the same in whatever order the numbers come, and another for other numbers', () => {
    const turned = Object.fromEntries(Object.entries(physicsSettings).reverse())
    expect(Object.keys(turned)).not.toEqual(Object.keys(physicsSettings))
    expect(physicsVersion(turned)).toBe(currentStamp().physics)
    expect(physicsVersion({ ...turned, gravityUnits: 980 })).not.toBe(currentStamp().physics)
  })
})
