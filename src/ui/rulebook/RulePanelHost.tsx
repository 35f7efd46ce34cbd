import { useEffect } from 'react'
import { useStore } from 'zustand'
import { arriving } from '../../table/arriving'
import { usePart, useTable } from '../../table/useTable'
import { closeRule, rulePanelOf } from './rulePanel'

const RulePanel = arriving(() => import('./RulePanel'))

/** The rulebook beside any page, fetched when a rule is first asked for. */
export function RulePanelHost() {
  const table = useTable()
  const rulePanel = usePart(rulePanelOf)
  const rule = useStore(rulePanel, ({ rule }) => rule)
  const isOpen = rule !== undefined
  useEffect(() => {
    if (!isOpen) return
    // It was opened last, so it is what Escape closes, wherever the focus is; inside it the search comes first.
    const leave = (event: KeyboardEvent) => {
      const isInside = event.target instanceof Element && event.target.closest('.rule-panel, dialog')
      if (event.key !== 'Escape' || isInside) return
      event.stopPropagation()
      closeRule(table)
    }
    window.addEventListener('keydown', leave, { capture: true })
    return () => window.removeEventListener('keydown', leave, { capture: true })
  }, [isOpen])
  return isOpen ? <RulePanel rule={rule} /> : null
}
