import { createStore } from 'zustand/vanilla'

/** The rule that lies open beside the page. */
export const rulePanel = createStore<{ readonly rule: string | undefined }>(() => ({ rule: undefined }))

export function openRule(rule: string): void {
  rulePanel.setState({ rule })
}

export function closeRule(): void {
  rulePanel.setState({ rule: undefined })
}
