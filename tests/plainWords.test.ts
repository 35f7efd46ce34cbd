/** What people read in the code: comments, test titles, and what the pages say. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  commentsIn,
  longestSentence,
  mendedWords,
  pageTextsIn,
  sentencesIn,
  titlesIn,
  unusedWords,
  wordsOf,
} from './plainWords'

const folders = ['src', 'e2e', 'tests', 'scripts', 'models', 'bench']
/** This list of words has to contain them. */
const excepted = join('tests', 'plainWords.ts')

const sources = folders
  .flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      // Measurements install what they compare with.
      .filter(name => !name.includes('node_modules'))
      .map(name => join(folder, name)),
  )
  .filter(path => /\.(tsx?|mjs|css)$/.test(path) && path !== excepted)

/** Each line that fails, with its place. */
function faults(read: (source: string, path: string) => { readonly line: number; readonly text: string }[]) {
  return sources.flatMap(path =>
    read(readFileSync(path, 'utf8'), path).map(({ line, text }) => `${path}:${line}: ${text.trim()}`),
  )
}

const tooLong = (text: string) => sentencesIn(text).filter(sentence => wordsOf(sentence) > longestSentence)

describe('the words of the code', () => {
  test('are found', () => {
    expect(sources.length).toBeGreaterThan(1000)
    const source = [
      '/** One comment\n * of two lines. */',
      '// Another,\n// longer one',
      "test('a title', () => say('two words'))",
      '<p>\n  Text of a page <b>in bold',
    ].join('\n')
    expect(commentsIn(source).map(({ text }) => text.replace(/\s+/g, ' ').trim())).toEqual([
      'One comment of two lines.',
      'Another, longer one',
    ])
    expect(titlesIn(source)).toEqual([{ line: 5, text: 'a title' }])
    expect(pageTextsIn(source).map(({ text }) => text.trim())).toEqual([
      'a title',
      'two words',
      'Text of a page',
    ])
  })

  test('are plain modern English', () => {
    const lines = faults(source =>
      source
        .split('\n')
        .flatMap((text, index) => (unusedWords.test(text) ? [{ line: index + 1, text }] : [])),
    )
    expect(lines).toEqual([])
  })

  test('leave out on pages what was mended', () => {
    const pages = faults((source, path) =>
      /^src.*(?<!test)\.tsx?$/.test(path)
        ? pageTextsIn(source).filter(({ text }) => mendedWords.test(text))
        : [],
    )
    expect(pages).toEqual([])
    expect(readFileSync('README.md', 'utf8')).not.toMatch(mendedWords)
  })

  test(`make sentences of at most ${longestSentence} words in comments`, () => {
    expect(
      faults(source =>
        commentsIn(source).flatMap(({ line, text }) => tooLong(text).map(long => ({ line, text: long }))),
      ),
    ).toEqual([])
  })

  test(`make titles of at most ${longestSentence} words`, () => {
    expect(
      faults((source, path) =>
        /\.(test|spec)\./.test(path)
          ? titlesIn(source).filter(({ text }) => wordsOf(text) > longestSentence)
          : [],
      ),
    ).toEqual([])
  })

  test(`make sentences of at most ${longestSentence} words on the pages`, () => {
    expect(
      faults((source, path) =>
        path.startsWith(join('src', 'ui')) && !path.includes('.test.')
          ? pageTextsIn(source).flatMap(({ line, text }) => tooLong(text).map(long => ({ line, text: long })))
          : [],
      ),
    ).toEqual([])
  })
})
