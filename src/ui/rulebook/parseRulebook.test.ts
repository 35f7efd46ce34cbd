import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readGameFacts } from '../games/gameFacts'
import { parseRulebook } from './parseRulebook'
import { provenanceOf, rulesIn } from './rulebook'
import { searchBook, wordsOf } from './searchBook'

const small = `# Tiny Game: rules specification

What stands before the chapters,
over two lines.

## 1. At a glance

| | |
|---|---|
| Bar \\| in a cell | \`a | b\` |

### 1.1 Rules

- **TG-1** \`[given]\` A rule
  that runs on.
  - **TG-1a** [decided] Q: why? A: because.
    - one
    - two
- **TG-2** [inferred] Another.

1. first
2. second

\`\`\`
 #.#
\`\`\`

## 5. Decisions

For builders only.

- **TG-9** [decided] A rule all the same.

**EX-1** An example.
`

describe('reading a rulebook', () => {
  const book = parseRulebook(small)

  it('keeps chapters, rules in rules, lists, tables and drawings as they are written', () => {
    expect(book).toEqual({
      title: 'Tiny Game',
      sections: [
        {
          number: '',
          title: 'How to read this book',
          level: 2,
          blocks: [{ kind: 'text', text: 'What stands before the chapters, over two lines.' }],
        },
        {
          number: '1',
          title: 'At a glance',
          level: 2,
          blocks: [{ kind: 'table', head: ['', ''], rows: [['Bar | in a cell', '`a | b`']] }],
        },
        {
          number: '1.1',
          title: 'Rules',
          level: 3,
          blocks: [
            {
              kind: 'rule',
              id: 'TG-1',
              text: '`[given]` A rule that runs on.',
              below: [
                {
                  kind: 'rule',
                  id: 'TG-1a',
                  text: '[decided] Q: why? A: because.',
                  below: [{ kind: 'list', ordered: false, items: [{ text: 'one' }, { text: 'two' }] }],
                },
              ],
            },
            { kind: 'rule', id: 'TG-2', text: '[inferred] Another.' },
            { kind: 'list', ordered: true, items: [{ text: 'first' }, { text: 'second' }] },
            { kind: 'drawing', text: ' #.#' },
          ],
        },
        {
          number: '5',
          title: 'Decisions',
          level: 2,
          blocks: [{ kind: 'rule', id: 'TG-9', text: '[decided] A rule all the same.' }],
        },
      ],
    })
  })

  it('says where a rule comes from', () => {
    const rules = book.sections.flatMap(section => rulesIn(section.blocks))
    expect(rules.map(({ id, text }) => [id, provenanceOf(text)])).toEqual([
      ['TG-1', 'given'],
      ['TG-1a', 'decided'],
      ['TG-2', 'inferred'],
      ['TG-9', 'decided'],
    ])
  })

  it('finds sections with all the words, nested rules too, and nothing for an empty search', () => {
    const found = (search: string) => searchBook(book, wordsOf(search)).map(({ anchor }) => anchor)
    expect(found('RULE runs')).toEqual(['TG-1'])
    expect(found('why because')).toEqual(['TG-1a'])
    expect(found('tg-2')).toEqual(['TG-2'])
    expect(found('two')).toEqual(['how-to-read', 'TG-1a'])
    expect(found('xylophone')).toEqual([])
    expect(found('  ')).toEqual([])
  })
})

describe.each(readGameFacts())('the rulebook of $title', ({ options, rulebook: { file, prefix } }) => {
  const text = readFileSync(`docs/rules/${file}`, 'utf8')
  const book = parseRulebook(text)
  const ids = book.sections.flatMap(section => rulesIn(section.blocks)).map(({ id }) => id)

  it('has every rule once, each as a place to go to', () => {
    const written = [...text.matchAll(/^\s*- \*\*([A-Z]{2}-\d+[a-z]*)\*\*/gm)].map(([, id]) => id)
    expect(ids.filter(id => id.startsWith(prefix))).toEqual(written)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('has the rule of every table option', () => {
    for (const { rule } of options) expect(ids).toContain(rule)
  })
})
