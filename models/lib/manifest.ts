import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Load } from './asset'

export const projectRoot = fileURLToPath(new URL('../../', import.meta.url))
export const manifestFile = 'public/models/manifest.json'

export interface ManifestEntry {
  readonly file: string
  readonly load: Load
  readonly bytes: number
  /** As transferred: brotli for models. */
  readonly transferred: number
  readonly triangles?: number
  readonly sha256: string
  readonly pixels?: string
}

export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

export function readManifest(): readonly ManifestEntry[] {
  const path = join(projectRoot, manifestFile)
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as ManifestEntry[]) : []
}

export function readBuilt(file: string): Buffer | undefined {
  const path = join(projectRoot, file)
  return existsSync(path) ? readFileSync(path) : undefined
}
