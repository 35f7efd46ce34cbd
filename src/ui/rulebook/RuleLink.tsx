import type { MouseEvent } from 'react'
import { gameOfRule } from '../games'
import './ruleLink.css'
import { openRule } from './rulePanel'

/** A rule by its id: a click opens it beside the page, a new tab opens the book at it. */
export function RuleLink({ rule }: { readonly rule: string }) {
  const game = gameOfRule(rule)
  if (!game) return <span className="rule-link">{rule}</span>
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    // In the open book a rule is a page further, not a second book.
    if (window.location.pathname === `/rules/${game.id}`) return
    event.preventDefault()
    openRule(rule)
  }
  return (
    <a className="rule-link" href={`/rules/${game.id}#${rule}`} onClick={open} title={`Rule ${rule}`}>
      {rule}
    </a>
  )
}
