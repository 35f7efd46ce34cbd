import { createStore } from 'zustand/vanilla'
import { part, type Table } from '../../table/part'

/** The rule that lies open beside the page. */
export const rulePanelOf = part(() =>
  createStore<{ readonly rule: string | undefined }>(() => ({ rule: undefined })),
)

export function openRule(table: Table, rule: string): void {
  rulePanelOf(table).setState({ rule })
}

export function closeRule(table: Table): void {
  rulePanelOf(table).setState({ rule: undefined })
}
