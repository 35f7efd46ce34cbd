import type { Plugin } from 'vite'

/**
 * Leaves the readers of photographs (HDR, EXR, JPEG with a gain map) out of drei's `<Environment>`: our surroundings are
 * made of glowing cards, and nothing but children ever reaches it. Fails the build when drei has moved them.
 */
export function withoutPhotographs(): Plugin {
  const absent = '\0seabox:no-photographs'
  let isMet = false
  let isLeftOut = false
  return {
    name: 'seabox:without-photographs',
    enforce: 'pre',
    apply: 'build',
    resolveId(id, importer) {
      if (!importer?.match(/[\\/]@react-three[\\/]drei[\\/]core[\\/]Environment\.js$/)) return
      isMet = true
      if (id !== './useEnvironment.js') return
      isLeftOut = true
      return absent
    },
    load: {
      filter: { id: /seabox:no-photographs$/ },
      handler: () =>
        "export function useEnvironment() { throw new Error('No photographs as surroundings: give <Environment> children.') }",
    },
    buildEnd(error) {
      if (!error && isMet && !isLeftOut)
        this.error('drei no longer reads photographs in useEnvironment.js: see withoutPhotographs.ts')
    },
  }
}
