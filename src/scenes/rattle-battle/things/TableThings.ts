import { createContext, useContext } from 'react'
import type { Layout } from '../layout'
import type { ThingMotion } from '../motion'

/** What lies on the table by now, and where it is on its way: for whoever picks, takes and points at things. */
export interface TableThings {
  /** The layout that things go to. */
  readonly layout: Layout
  readonly motion: ThingMotion
}

const TableThingsContext = createContext<TableThings | undefined>(undefined)
export const TableThingsProvider = TableThingsContext.Provider

export function useTableThings(): TableThings {
  const value = useContext(TableThingsContext)
  if (!value) throw new Error('useTableThings is for what stands in a RattleBattleTable')
  return value
}
