// @ts-check
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Everything that the built page and its server are made of. */
const sources = [
  'docs',
  'index.html',
  'proof.html',
  'package-lock.json',
  'public',
  'scripts/build.mjs',
  'scripts/lib/compress.mjs',
  'scripts/vite',
  'scripts/wasm',
  'src',
  'tests/fixtures',
  'vite.config.ts',
  'vite.server.config.ts',
]

/** All files there, without their tests. @param {string} folder @param {string} path @returns {string[]} */
export function filesBelow(folder, path) {
  const status = statSync(join(folder, path), { throwIfNoEntry: false })
  if (!status) return []
  if (status.isFile()) return /\.test\.tsx?$/.test(path) ? [] : [path]
  return readdirSync(join(folder, path)).flatMap(name => filesBelow(folder, `${path}/${name}`))
}

/** One hash over names and contents, so a checkout that only touches dates builds nothing. @param {string} folder */
export function sourceHash(folder) {
  const hash = createHash('sha256')
  for (const path of sources.flatMap(source => filesBelow(folder, source)).sort()) {
    const content = readFileSync(join(folder, path))
    hash.update(`${path}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}
