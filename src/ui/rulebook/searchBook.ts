import type { Block, Rulebook, Section } from './rulebook'

export interface Found {
  readonly section: Section
  readonly block: Block
  /** Where a click leads: the rule, else the section. */
  readonly anchor: string
}

/** Enough to read through; more words narrow it down. */
const mostFound = 80

export function wordsOf(search: string): readonly string[] {
  return search.toLowerCase().split(/\s+/).filter(Boolean)
}

export function sectionAnchor({ number, title }: Section): string {
  return number === '' ? 'how-to-read' : `section-${number || title}`
}

/** The blocks that hold all the words, in reading order; a rule is found by its id as well. */
export function searchBook({ sections }: Rulebook, words: readonly string[]): readonly Found[] {
  if (words.length === 0) return []
  const found: Found[] = []
  for (const section of sections) {
    const about = section.title.toLowerCase()
    const home = sectionAnchor(section)
    for (const { block, anchor } of section.blocks.flatMap(block => unfolded(block, home))) {
      const text = plainText(block).toLowerCase()
      if (!words.every(word => text.includes(word) || about.includes(word))) continue
      if (!words.some(word => text.includes(word))) continue
      found.push({ section, block, anchor })
      if (found.length === mostFound) return found
    }
  }
  return found
}

/** A rule without what hangs below it, and then that; what is no rule itself is found at the rule above it. */
function unfolded(block: Block, above: string): readonly Omit<Found, 'section'>[] {
  if (block.kind !== 'rule') return [{ block, anchor: above }]
  const { below = [], ...own } = block
  return [{ block: own, anchor: own.id }, ...below.flatMap(one => unfolded(one, own.id))]
}

function plainText(block: Block): string {
  switch (block.kind) {
    case 'text':
    case 'drawing':
      return block.text
    case 'rule':
      return `${block.id} ${block.text}`
    case 'list':
      return block.items.map(item => `${item.text} ${item.below?.map(plainText).join(' ') ?? ''}`).join(' ')
    case 'table':
      return [block.head, ...block.rows].map(row => row.join(' ')).join(' ')
  }
}
