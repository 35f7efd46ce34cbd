import { lazy, Suspense } from 'react'
import { useStore } from 'zustand'
import { rulePanel } from './rulePanel'

const RulePanel = lazy(() => import('./RulePanel'))

/** The rulebook beside any page, fetched when a rule is first asked for. */
export function RulePanelHost() {
  const rule = useStore(rulePanel, ({ rule }) => rule)
  if (rule === undefined) return null
  return (
    <Suspense fallback={null}>
      <RulePanel rule={rule} />
    </Suspense>
  )
}
