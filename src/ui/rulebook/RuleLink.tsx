import type { MouseEvent } from 'react'
import { useStore } from 'zustand'
import { tableSettingsOf } from '../../table/tableSettings'
import { gameOfRule } from '../games'
import './ruleLink.css'
import { usePart, useTable } from '../../table/useTable'
import { openRule } from './rulePanel'

interface RuleLinkProps {
  readonly rule: string
  /** Stands in place of the id. */
  readonly says?: string
  /** The one that the key for “why?” opens. */
  readonly isAsked?: boolean
}

/** A rule by its id: a click opens it beside the page, a new tab opens the book at it. */
export function RuleLink({ rule, says, isAsked }: RuleLinkProps) {
  const table = useTable()
  const game = gameOfRule(rule)
  if (!game) return <span className="rule-link">{rule}</span>
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    // In the open book a rule is a page further, not a second book.
    if (window.location.pathname === `/rules/${game.id}`) return
    event.preventDefault()
    openRule(table, rule)
  }
  return (
    <a
      className={says ? 'rule-link steps-back' : 'rule-link'}
      href={`/rules/${game.id}#${rule}`}
      onClick={open}
      title={`Rule ${rule}`}
      aria-label={says && `${says} Rule ${rule}`}
      {...(isAsked && { 'data-why': rule })}
    >
      {says ?? rule}
    </a>
  )
}

/** The rule behind a line that nobody disputes: a quiet “why?”, or the id where a setting shows them all. */
export function WhyLink(props: Omit<RuleLinkProps, 'says'>) {
  const tableSettings = usePart(tableSettingsOf)
  const showsIds = useStore(tableSettings, ({ ruleIds }) => ruleIds)
  return showsIds ? <RuleLink {...props} /> : <RuleLink {...props} says="why?" />
}
