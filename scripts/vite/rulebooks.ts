import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { parseDocument, parseRulebook } from '../../src/ui/rulebook/parseRulebook.ts'

const asked = /\.md\?(rulebook|document)$/

/**
 * `import book from 'docs/rules/….md?rulebook'` and `import page from 'docs/….md?document'`: read when the page is built,
 * so no reader of Markdown ships.
 */
export function rulebooks(): Plugin {
  return {
    name: 'seabox:rulebooks',
    enforce: 'pre',
    load: {
      filter: { id: asked },
      handler(id) {
        const [file, kind] = id.split('?') as [string, string]
        this.addWatchFile(file)
        const parse = kind === 'rulebook' ? parseRulebook : (text: string) => parseDocument(text)
        const book = JSON.stringify(parse(readFileSync(file, 'utf8')))
        return { code: `export default JSON.parse(${JSON.stringify(book)})`, map: null, moduleType: 'js' }
      },
    },
  }
}
