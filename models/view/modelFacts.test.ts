import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { assets } from '../assets'
import { projectRoot, readManifest } from '../lib/manifest'
import { modelFacts } from './modelFacts'

describe('the list of the model viewer', () => {
  it('has every model that is shipped, with budgets that it keeps', () => {
    const shipped = readdirSync(join(projectRoot, 'public/models')).filter(file => file.endsWith('.glb'))
    const facts = modelFacts(assets, readManifest())
    expect(facts.map(({ name }) => `${name}.glb`).sort()).toEqual(shipped.sort())
    for (const { name, bytes, maxBytes, triangles, maxTriangles } of facts) {
      expect(bytes, name).toBeGreaterThan(0)
      expect(bytes, name).toBeLessThanOrEqual(maxBytes)
      expect(triangles, name).toBeGreaterThan(0)
      expect(triangles, name).toBeLessThanOrEqual(maxTriangles)
    }
  })

  it('names the model that has not been built', () => {
    expect(() => modelFacts(assets, [])).toThrow(/public\/models\/\S+\.glb is not in the manifest/)
  })
})
