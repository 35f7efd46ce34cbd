import { createContext, useContext } from 'react'
import type { PartOf, Table } from './part'

const TableContext = createContext<Table | undefined>(undefined)

/** Around everything that shows a table; React Three Fiber hands it on into its canvas. */
export const TableProvider = TableContext.Provider

export function useTable(): Table {
  const table = useContext(TableContext)
  if (!table) throw new Error('useTable needs a <TableProvider> around it.')
  return table
}

/** A part of the table around this component. */
export const usePart = <Part>(of: PartOf<Part>): Part => of(useTable())
