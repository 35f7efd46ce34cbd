import { createTable, type Table } from '../part'

let table: Table | undefined

/** The table of the running test, made when it is first asked for. */
export function tableOfTest(): Table {
  table ??= createTable()
  return table
}

/** The next test starts at a fresh table. */
export function clearTableOfTest(): void {
  table = undefined
}
