import { basename } from 'node:path'
import type { Asset, Load } from '../lib/asset'
import type { ManifestEntry } from '../lib/manifest'

/** What a model costs beside what it may cost. */
export interface ModelFacts {
  readonly name: string
  readonly load: Load
  /** As transferred. */
  readonly bytes: number
  readonly maxBytes: number
  readonly triangles: number
  readonly maxTriangles: number
}

/** All models with what they cost, in the order of the list of assets. Throws for one that has not been built. */
export function modelFacts(assets: readonly Asset[], manifest: readonly ManifestEntry[]): ModelFacts[] {
  const built = new Map(manifest.map(entry => [entry.file, entry]))
  return assets
    .filter(({ file }) => file.endsWith('.glb'))
    .map(({ file, load, maxBytes, maxTriangles = 0 }) => {
      const entry = built.get(file)
      if (!entry) throw new Error(`${file} is not in the manifest: npm run models:build`)
      const name = basename(file, '.glb')
      return { name, load, bytes: entry.transferred, maxBytes, triangles: entry.triangles ?? 0, maxTriangles }
    })
}
