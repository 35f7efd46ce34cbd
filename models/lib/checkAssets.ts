import type { Asset } from './asset'
import { type ManifestEntry, readBuilt, sha256 } from './manifest'

/** All that the first drop may fetch in models, textures and fonts together, as transferred. */
export const firstSetBytes = 240_000

/** Every reason why the files that lie there are not the ones that were promised; empty if all is well. */
export function checkAssets(assets: readonly Asset[], manifest: readonly ManifestEntry[]): readonly string[] {
  const faults: string[] = []
  const entries = new Map(manifest.map(entry => [entry.file, entry]))
  for (const asset of assets) {
    const entry = entries.get(asset.file)
    const bytes = readBuilt(asset.file)
    if (!entry || !bytes) {
      faults.push(`${asset.file} is missing: run npm run models:build`)
      continue
    }
    if (sha256(bytes) !== entry.sha256) faults.push(`${asset.file} is not the file in the manifest`)
    if (entry.transferred > asset.maxBytes) {
      faults.push(`${asset.file} costs ${entry.transferred} bytes, its budget is ${asset.maxBytes}`)
    }
    if (asset.maxTriangles !== undefined && (entry.triangles ?? 0) > asset.maxTriangles) {
      faults.push(`${asset.file} has ${entry.triangles} triangles, its budget is ${asset.maxTriangles}`)
    }
    entries.delete(asset.file)
  }
  for (const file of entries.keys()) faults.push(`${file} is in the manifest, but nothing builds it`)
  const first = manifest
    .filter(({ load }) => load === 'first')
    .reduce((sum, entry) => sum + entry.transferred, 0)
  if (first > firstSetBytes) faults.push(`The first set costs ${first} bytes, its budget is ${firstSetBytes}`)
  return faults
}
