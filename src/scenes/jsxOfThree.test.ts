import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const folder = new URL('.', import.meta.url).pathname

const filesOf = (extension: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith(extension))

/** React's own words for a page, which stand beside the canvas. */
const html = new Set(['div', 'span', 'p'])

describe('a scene', () => {
  it('writes as JSX only what some file has taken out of three: anything else fails when it is first drawn', () => {
    const sources = [...filesOf('.tsx'), ...filesOf('.ts')].map(file =>
      readFileSync(join(folder, file), 'utf8'),
    )
    const known = new Set(
      sources.flatMap(source =>
        [...source.matchAll(/\bextend\(\{([^}]*)\}\)/g)].flatMap(([, names]) =>
          names!.split(',').map(name => name.trim().replace(/^./, letter => letter.toLowerCase())),
        ),
      ),
    )
    expect(known).toContain('mesh')
    const used = filesOf('.tsx').flatMap(file =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/^\s*(?:return )?<([a-z]\w*)[\s>/]/gm)].map(
        ([, name]) => `${name} in ${file}`,
      ),
    )
    const strange = used.filter(use => {
      const name = use.split(' ')[0]!
      return name !== 'primitive' && !known.has(name) && !html.has(name)
    })
    expect(strange).toEqual([])
  })
})
