import { dirname } from 'node:path'
import type { Plugin } from 'vite'

const inlinedWasm = /module_or_path:[\w$]+\.toByteArray\("[A-Za-z0-9+/=]{10000,}"\)\.buffer/

/** A second initialisation of the engine (`<Physics>` does one) must not fetch it again. */
const lazyFetch = 'get module_or_path(){return fetch(wasmUrl)}'

/**
 * Serves Rapier's wasm as a file that the browser compiles while it streams in.
 *
 * The package carries the same bytes twice: as base64 in its script, a third larger and compiled only when complete,
 * and as a file beside it, which its `exports` hide. Node and Vitest keep the base64 copy. The build fails when a new
 * version of the package no longer looks like this, because falling back in silence would cost 240 kB a visitor.
 */
export function rapierWasm(): Plugin {
  return {
    name: 'seabox:rapier-wasm',
    enforce: 'pre',
    // A prebundled copy in the dev server would not pass through `transform`.
    config: () => ({ optimizeDeps: { exclude: ['@dimforge/rapier3d-compat'] } }),
    transform: {
      filter: { id: /[\\/]rapier3d-compat[\\/]dist[\\/]rapier\.mjs(\?|$)/ },
      handler(code, id) {
        if (!inlinedWasm.test(code))
          this.error('Rapier no longer inlines its wasm as base64: see rapierWasm.ts')
        const wasmFile = `${dirname(id)}/rapier_wasm3d_bg.wasm?url`
        return {
          code: `import wasmUrl from ${JSON.stringify(wasmFile)};\n${code.replace(inlinedWasm, lazyFetch)}`,
          map: null,
        }
      },
    },
  }
}
