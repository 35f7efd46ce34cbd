import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { parseRulebook } from '../../src/ui/rulebook/parseRulebook.ts'

const asked = /\.md\?rulebook$/

/** `import book from 'docs/rules/….md?rulebook'`: read when the page is built, so no reader of Markdown ships. */
export function rulebooks(): Plugin {
  return {
    name: 'seabox:rulebooks',
    enforce: 'pre',
    load: {
      filter: { id: asked },
      handler(id) {
        const file = id.replace(/\?rulebook$/, '')
        this.addWatchFile(file)
        const book = JSON.stringify(parseRulebook(readFileSync(file, 'utf8')))
        return { code: `export default JSON.parse(${JSON.stringify(book)})`, map: null, moduleType: 'js' }
      },
    },
  }
}
