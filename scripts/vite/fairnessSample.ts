import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const name = 'seabox:fairness'
const resolved = `\0${name}`
const folder = fileURLToPath(new URL('../../docs/fairness', import.meta.url))

/** One body of the large sample: all its drops into the Sea Box together. */
export interface FairnessSample {
  readonly kind: string
  readonly faces: readonly number[]
  /** The dice worlds in which it was counted. */
  readonly physics: readonly string[]
}

interface Kept {
  readonly physics: string
  readonly counts: { readonly kind: string; readonly faces: readonly number[] }
}

/** The counts of docs/fairness that its page adds up: a file for each seed of `d6` and `d12`. */
export function readFairness(): readonly FairnessSample[] {
  return ['d6', 'd12'].map(kind => {
    const files = readdirSync(folder).filter(file => file.startsWith(`${kind}-`) && file.endsWith('.json'))
    const kept = files.map(file => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Kept)
    return {
      kind,
      faces: kept
        .map(({ counts }) => counts.faces)
        .reduce((sums, faces) => sums.map((sum, face) => sum + faces[face]!)),
      physics: [...new Set(kept.map(({ physics }) => physics))],
    }
  })
}

/** `import { fairnessSamples } from 'seabox:fairness'`: the large sample of docs/fairness, as data. */
export function fairnessSample(): Plugin {
  return {
    name: 'seabox:fairness-sample',
    resolveId: { filter: { id: /^seabox:fairness$/ }, handler: () => resolved },
    load: {
      filter: { id: /seabox:fairness$/ },
      handler(id) {
        if (id !== resolved) return
        for (const file of readdirSync(folder)) this.addWatchFile(join(folder, file))
        return { code: `export const fairnessSamples = ${JSON.stringify(readFairness())}`, map: null }
      },
    },
  }
}
