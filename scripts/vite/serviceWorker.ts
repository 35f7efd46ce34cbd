import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Plugin, type ResolvedConfig, transformWithOxc } from 'vite'

const source = fileURLToPath(new URL('../../src/ui/offline/serviceWorker.ts', import.meta.url))
/**
 * What only people read, and what only a developer opens, is not worth a visitor's disk. The settings of a kiosk, and
 * whether the server has rooms, are requested again each time.
 */
const leftOut =
  /^\/(sw\.js|kiosk\.json|rooms\.json|licences\.txt|proof\.html|assets\/proof-.*)$|\/manifest\.json$|\.(br|gz)$|\/\./

/** Every file of the built page with a mark of its content. */
function shippedFiles(folder: string): Readonly<Record<string, string>> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .map(path => [`/${relative(folder, path).split(sep).join('/')}`, path] as const)
    .filter(([address]) => !leftOut.test(address))
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(
    files.map(([address, path]) => [
      address === '/index.html' ? '/' : address,
      createHash('sha256').update(readFileSync(path)).digest('base64url').slice(0, 12),
    ]),
  )
}

/**
 * Writes /sw.js when the page is built: src/ui/offline/serviceWorker.ts with the list of files behind it. Every change
 * of any file changes the list, and with it the worker, by which browsers notice that there is something newer.
 */
export function serviceWorker(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'seabox:service-worker',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    async closeBundle() {
      const folder = resolve(config.root, config.build.outDir)
      const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source)
      const files = JSON.stringify(shippedFiles(folder))
      const worker = code.replace(/export\s*\{\s*\};?/, '')
      writeFileSync(join(folder, 'sw.js'), `const shipped = ${files}\n${worker}`)
    },
  }
}
