import type { Block, ListItem, Rulebook, Section } from './rulebook.ts'

/**
 * Reads what docs/rules/*.md are written in: headings, paragraphs, lists, tables, fenced drawings. An item that begins
 * with a bold rule id is a rule. The chapters from 5 on are for developers, not for players:
 * only what is a rule of them is kept.
 */
export function parseRulebook(text: string): Rulebook {
  const { title, sections } = parseDocument(text, 'How to read this book')
  const end = sections.findIndex(({ number, level }) => level === 2 && Number(number) >= 5)
  if (end < 0) return { title, sections }
  const behind = sections
    .slice(end)
    .map(section => ({ ...section, blocks: section.blocks.filter(isRule) }))
    .filter(section => section.blocks.length > 0)
  return { title, sections: [...sections.slice(0, end), ...behind] }
}

/** Any document by its headings; `preface` names what stands before the first one. */
export function parseDocument(text: string, preface = ''): Rulebook {
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  const title = /^# (.*)$/m.exec(text)?.[1]?.replace(/\s*[:—-]\s*rules specification$/i, '') ?? 'Rules'
  const sections: Section[] = []
  let open: { number: string; title: string; level: 2 | 3; lines: string[] } = {
    number: '',
    title: preface,
    level: 2,
    lines: [],
  }
  const close = () => {
    const { lines: body, ...rest } = open
    const blocks = parseBlocks(body)
    if (rest.number !== '' || blocks.length > 0) sections.push({ ...rest, blocks })
  }
  for (const line of lines) {
    const heading = /^(##|###) (?:(\d+(?:\.\d+)?)\.? +)?(.*)$/.exec(line)
    if (!heading) {
      if (!line.startsWith('# ')) open.lines.push(line)
      continue
    }
    close()
    const level = heading[1] === '##' ? 2 : 3
    open = { number: heading[2] ?? '', title: heading[3]!.trim(), level, lines: [] }
  }
  close()
  return { title, sections }
}

/** A worked example is numbered like a rule but is not one. */
function isRule(block: Block): boolean {
  return block.kind === 'rule' && !block.id.startsWith('EX-')
}

const item = /^( *)(?:([-*])|(\d+)\.) +(.*)$/
const rule = /^\*\*([A-Z]{2}-\d+[a-z]*)\*\*\s*(.*)$/s

function parseBlocks(lines: readonly string[]): Block[] {
  const blocks: Block[] = []
  for (let at = 0; at < lines.length; ) {
    const line = lines[at]!
    if (line.trim() === '' || /^-{3,}$/.test(line.trim())) {
      at++
      continue
    }
    if (line.startsWith('```')) {
      const end = lines.findIndex((one, index) => index > at && one.startsWith('```'))
      const stop = end < 0 ? lines.length : end
      blocks.push({ kind: 'drawing', text: lines.slice(at + 1, stop).join('\n') })
      at = stop + 1
      continue
    }
    const taken = takeWhile(lines, at, line)
    blocks.push(...blocksOf(lines.slice(at, taken)))
    at = taken
  }
  return blocks
}

/** The end of the table, list or paragraph that begins here. */
function takeWhile(lines: readonly string[], from: number, first: string): number {
  let to = from + 1
  const isTable = first.startsWith('|')
  const isList = item.test(first)
  for (; to < lines.length; to++) {
    const line = lines[to]!
    if (isTable ? !line.startsWith('|') : line.startsWith('```') || line.startsWith('|')) break
    if (line.trim() === '') {
      // A list goes on behind an empty line if another item or something indented follows.
      const next = lines[to + 1]
      if (!(isList && next !== undefined && (item.test(next) || /^ {2,}\S/.test(next)))) break
    } else if (!isList && item.test(line)) break
  }
  return to
}

function blocksOf(lines: readonly string[]): readonly Block[] {
  const [first = ''] = lines
  if (first.startsWith('|')) return [tableOf(lines)]
  if (!item.test(first)) return [textOf(lines)]
  return listOf(lines)
}

/** Words outside a list; a paragraph may be a rule as well. */
function textOf(lines: readonly string[]): Block {
  const text = joined(lines)
  const found = rule.exec(text)
  return found ? { kind: 'rule', id: found[1]!, text: found[2]! } : { kind: 'text', text }
}

function joined(lines: readonly string[]): string {
  return lines.map(line => line.trim()).join(' ')
}

interface OpenItem {
  readonly indent: number
  readonly ordered: boolean
  readonly lines: string[]
  readonly below: string[]
}

function listOf(lines: readonly string[]): readonly Block[] {
  const items: OpenItem[] = []
  const base = item.exec(lines[0]!)![1]!.length
  for (const line of lines) {
    const found = item.exec(line)
    const last = items.at(-1)
    if (found && found[1]!.length <= base) {
      items.push({ indent: base, ordered: found[3] !== undefined, lines: [found[4]!], below: [] })
    } else if (last && (found || last.below.length > 0)) {
      last.below.push(line.slice(Math.min(base + 2, line.length - line.trimStart().length)))
    } else if (last && line.trim() !== '') last.lines.push(line)
  }
  const blocks: Block[] = []
  for (const { lines: own, below, ordered } of items) {
    const text = joined(own)
    const parts = parseBlocks(below)
    const withBelow = parts.length > 0 ? { below: parts } : {}
    const found = rule.exec(text)
    const last = blocks.at(-1)
    const entry: ListItem = { text, ...withBelow }
    if (found) blocks.push({ kind: 'rule', id: found[1]!, text: found[2]!, ...withBelow })
    else if (last?.kind === 'list' && last.ordered === ordered) {
      blocks[blocks.length - 1] = { ...last, items: [...last.items, entry] }
    } else blocks.push({ kind: 'list', ordered, items: [entry] })
  }
  return blocks
}

function tableOf(lines: readonly string[]): Block {
  const rows = lines.map(cellsOf)
  const [head = [], , ...body] = rows
  return { kind: 'table', head, rows: body }
}

/** Cells between bars; a bar inside code or behind a backslash is text. */
function cellsOf(line: string): readonly string[] {
  const cells: string[] = ['']
  let inCode = false
  const inner = line.trim().replace(/^\|/, '').replace(/\|$/, '')
  for (let at = 0; at < inner.length; at++) {
    const letter = inner[at]!
    if (letter === '`') inCode = !inCode
    if (letter === '\\' && inner[at + 1] === '|') {
      cells.push(`${cells.pop()!}|`)
      at++
    } else if (letter === '|' && !inCode) cells.push('')
    else cells.push(cells.pop()! + letter)
  }
  return cells.map(cell => cell.trim())
}
