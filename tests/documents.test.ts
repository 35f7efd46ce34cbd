/** What people read outside the code: no dead link, no command that does not exist, no words we do not use. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { unmarkedFigures } from '../scripts/lib/figures.mjs'
import { addressOf, anchorOf } from '../src/ui/docs/addressOf'
import { docGroups } from '../src/ui/docs/pages'
import { longestSentence, sentencesIn, unusedWords, wordsOf } from './plainWords'

const inFolder = (folder: string) =>
  readdirSync(folder)
    .filter(name => name.endsWith('.md'))
    .map(name => join(folder, name))
const rulebooks = inFolder('docs/rules')
const pages = [...inFolder('docs'), ...inFolder('docs/decisions')]
const documents = [...inFolder('.'), ...pages]

const read = (path: string) => readFileSync(path, 'utf8')
const withoutCode = (text: string) => text.replace(/```[\s\S]*?```/g, '').replace(/`[^`\n]*`/g, '')

/** Words in quotation marks are spoken about, not used. */
const plainLines = (path: string) =>
  withoutCode(read(path))
    .replace(/"[^"]*"|“[^”]*”/g, '')
    .split('\n')

function anchorsIn(path: string): ReadonlySet<string> {
  return new Set(
    read(path)
      .split('\n')
      .flatMap(line => /^#{1,6} (.*)$/.exec(line)?.[1] ?? [])
      .map(anchorOf),
  )
}

const linksIn = (path: string) =>
  [...withoutCode(read(path)).matchAll(/\]\(([^)\s]+)\)/g)].map(([, to]) => to!)

function deadLinks(path: string): string[] {
  return linksIn(path).filter(to => {
    if (/^[a-z]+:/.test(to)) return false
    const [file, anchor] = to.split('#') as [string, string?]
    const target = file === '' ? path : join(dirname(path), file)
    if (!existsSync(target)) return true
    return anchor !== undefined && target.endsWith('.md') && !anchorsIn(target).has(anchor)
  })
}

describe('the documents', () => {
  test('are found', () => {
    expect(documents).toContain('README.md')
    expect(documents.length).toBeGreaterThan(10)
    expect(rulebooks.length).toBeGreaterThan(4)
  })

  test('of docs/ are all listed in the app, once each', () => {
    const listed = docGroups.flatMap(({ pages }) => pages.map(({ name }) => join('docs', `${name}.md`)))
    expect(listed.toSorted()).toEqual(pages.toSorted())
  })

  test.each(pages)(
    '%s says which of its figures are older than the code (npm run figures marks them)',
    async path => {
      expect(await unmarkedFigures(process.cwd(), read(path))).toEqual([])
    },
  )

  test.each([...documents, ...rulebooks])('%s has no dead link', path => {
    expect(deadLinks(path)).toEqual([])
  })

  test.each(documents)('%s has one title, and no heading twice', path => {
    const headings: readonly string[] = withoutCode(read(path)).match(/^#+ .*$/gm) ?? []
    expect(headings.filter(heading => heading.startsWith('# '))).toHaveLength(1)
    expect(headings.filter((heading, index) => headings.indexOf(heading) !== index)).toEqual([])
  })

  test.each(pages)('%s leads to the other documents in the app as well', path => {
    const addresses = new Map<string, string>([
      ...pages.map(page => [page, page.replace(/^(.*)\.md$/, '/$1')] as const),
      ...rulebooks.map(book => [book, book.replace(/^docs(.*)\.md$/, '$1')] as const),
    ])
    for (const to of linksIn(path)) {
      const address = addresses.get(join(dirname(path), to.split('#')[0]!))
      if (address) expect(addressOf(to)?.split('#')[0]).toBe(address)
    }
  })

  test.each(documents)('%s names only commands that exist', path => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Readonly<Record<string, string>> }
    const named = [...read(path).matchAll(/\bnpm run ([a-z][\w:-]*)/g)].map(([, name]) => name!)
    expect(named.filter(name => !Object.hasOwn(scripts, name))).toEqual([])
  })

  test.each(documents)('%s uses plain words', path => {
    expect(plainLines(path).filter(line => unusedWords.test(line))).toEqual([])
  })

  test.each(documents)(`%s makes sentences of at most ${longestSentence} words`, path => {
    // Tables and headings are not prose.
    const prose = read(path)
      .replace(/```[\s\S]*?```/g, '')
      .replace(/^[|#].*$/gm, '')
    expect(sentencesIn(prose).filter(sentence => wordsOf(sentence) > longestSentence)).toEqual([])
  })

  test.each(rulebooks)('%s uses plain words, except for the Pirate King and Louigi', path => {
    const found = plainLines(path).filter(line => unusedWords.test(line))
    expect(found.filter(line => !/\b(King|Louigi)\b/.test(line))).toEqual([])
  })
})
