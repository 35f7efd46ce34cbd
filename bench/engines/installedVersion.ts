import { readFileSync } from 'node:fs'

/** The version of a peer as it lies in the bench's own node_modules: what ran, not what was asked for. */
export function installedVersion(name: string): string {
  const file = new URL(`../node_modules/${name}/package.json`, import.meta.url)
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}
