import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'

const name = 'seabox:games'
const resolved = `\0${name}`
const source = fileURLToPath(new URL('../../src/ui/games/gameFacts.ts', import.meta.url))

/** `import { gameFacts } from 'seabox:games'`: what the registered games say of themselves, as plain data. */
export function gameFacts(): Plugin {
  return {
    name: 'seabox:game-facts',
    resolveId: { filter: { id: /^seabox:games$/ }, handler: () => resolved },
    load: {
      filter: { id: /seabox:games$/ },
      async handler(id) {
        if (id !== resolved) return
        const { module, dependencies } = await runnerImport<typeof import('../../src/ui/games/gameFacts.ts')>(
          source,
          { configFile: false, logLevel: 'error' },
        )
        for (const file of dependencies) this.addWatchFile(file)
        return { code: `export const gameFacts = ${JSON.stringify(module.readGameFacts())}`, map: null }
      },
    },
  }
}
