import { createContext, useContext } from 'react'
import type { Layout } from './layout'
import type { ThingMotion } from './motion'

/** What lies on the table by now, and where it is on its way: for picking, taking and pointing at things. */
export interface TableThings<L extends Layout = Layout> {
  /** The layout that things go to. */
  readonly layout: L
  readonly motion: ThingMotion
}

const TableThingsContext = createContext<TableThings | undefined>(undefined)
export const TableThingsProvider = TableThingsContext.Provider

/** The caller says which layout it is: it stands in the table of its own game. */
export function useTableThings<L extends Layout = Layout>(): TableThings<L> {
  const value = useContext(TableThingsContext)
  if (!value) throw new Error('useTableThings is for what stands in a TableOfThings')
  return value as TableThings<L>
}
