import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { withoutExports } from '../wasm/withoutExports.ts'
import { isUnused } from './unusedEngine.ts'

const inlinedWasm = /module_or_path:[\w$]+\.toByteArray\("[A-Za-z0-9+/=]{10000,}"\)\.buffer/

/** A second initialisation of the engine (`<Physics>` does one) must not fetch it again. */
const lazyFetch = 'get module_or_path(){return fetch(wasmUrl)}'

/** Ignored by git, and safe to delete. */
const cacheFolder = '.cache/engine'

/**
 * Serves Rapier's wasm as a file that the browser compiles while it streams in, without the parts that nothing uses.
 *
 * The package carries the same bytes twice: as base64 in its script, a third larger and compiled only when complete,
 * and as a file beside it, which its `exports` hide. Node and Vitest keep the base64 copy. The build fails when a new
 * version of the package no longer looks like this, because falling back in silence would cost 350 kB a visitor.
 *
 * The functions that are left have the same instructions (`tests/engineBinary.test.ts`), so they have the same bits.
 */
export function rapierWasm(): Plugin {
  let root = '.'
  return {
    name: 'seabox:rapier-wasm',
    enforce: 'pre',
    // A prebundled copy in the dev server would not pass through `transform`.
    config: () => ({ optimizeDeps: { exclude: ['@dimforge/rapier3d-compat'] } }),
    configResolved(config) {
      root = config.root
    },
    transform: {
      filter: { id: /[\\/]rapier3d-compat[\\/]dist[\\/]rapier\.mjs(\?|$)/ },
      handler(code, id) {
        if (!inlinedWasm.test(code))
          this.error('Rapier no longer inlines its wasm as base64: see rapierWasm.ts')
        const wasmFile = `${usedPart(dirname(id), join(root, cacheFolder))}?url`
        return {
          code: `import wasmUrl from ${JSON.stringify(wasmFile)};\n${code.replace(inlinedWasm, lazyFetch)}`,
          map: null,
        }
      },
    },
  }
}

/** Written whole before it gets its name, as two builds may run at once. Returns the path of the file. */
function usedPart(packageFolder: string, folder: string): string {
  const file = join(folder, 'rapier_wasm3d_bg.wasm')
  const unfinished = `${file}.${process.pid}`
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    unfinished,
    withoutExports(readFileSync(join(packageFolder, 'rapier_wasm3d_bg.wasm')), isUnused),
  )
  renameSync(unfinished, file)
  return file
}
