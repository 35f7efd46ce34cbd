import type { ReactNode } from 'react'
import { DocLink } from '../docs/DocLink'
import { RuleLink } from './RuleLink'

/** What stands inside a sentence: bold, slanted, code, where a rule comes from, other rules, question and answer, links. */
const mark =
  /`\[(given|inferred|decided)\]`|\[(given|inferred|decided)\]|`([^`]+)`|\*\*(.+?)\*\*|\*(?=\S)([^*]+?)\*|\b((?:RB|RW|RS|WF|WV)-\d+[a-z]*)\b|(?<=^|\s)(Q|A|Why|Question|Decided|Option):(?=\s)|\[([^\]]+)\]\(([^)\s]+)\)/g

export const provenanceWords = {
  given: 'given',
  inferred: 'follows',
  decided: 'settled here',
} as const

/** What a settled rule opens its parts with. */
const leads: Readonly<Record<string, string>> = { Q: 'Question', A: 'Answer', Decided: 'Answer' }

/** A sentence with its marks; `find` is what was searched for and is shown. */
export function inline(text: string, find: readonly string[] = []): ReactNode[] {
  const parts: ReactNode[] = []
  let from = 0
  for (const found of text.matchAll(mark)) {
    const [whole, quoted, tag, code, bold, slanted, rule, lead, label, href] = found
    if (found.index > from) parts.push(...marked(text.slice(from, found.index), find, from))
    from = found.index + whole.length
    const key = found.index
    const kind = (quoted ?? tag) as keyof typeof provenanceWords | undefined
    if (kind)
      parts.push(
        <span key={key} className={`from from-${kind}`}>
          {provenanceWords[kind]}
        </span>,
      )
    else if (code) parts.push(<code key={key}>{code}</code>)
    else if (bold) parts.push(<strong key={key}>{inline(bold, find)}</strong>)
    else if (slanted) parts.push(<em key={key}>{inline(slanted, find)}</em>)
    else if (rule) parts.push(<RuleLink key={key} rule={rule} />)
    else if (label && href)
      parts.push(
        <DocLink key={key} href={href}>
          {inline(label, find)}
        </DocLink>,
      )
    else if (lead) parts.push(<b key={key}>{leads[lead] ?? lead}:</b>)
  }
  if (from < text.length) parts.push(...marked(text.slice(from), find, from))
  return parts
}

function marked(text: string, find: readonly string[], key: number): ReactNode[] {
  if (find.length === 0) return [text]
  const any = new RegExp(`(${find.map(escaped).join('|')})`, 'giu')
  return text
    .split(any)
    .map((part, index) => (index % 2 === 1 ? <mark key={`${key} ${index}`}>{part}</mark> : part))
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
