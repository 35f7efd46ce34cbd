import { inNames } from '../../match/inNames'
import { deskOf } from '../../table/desk'
import type { Table } from '../../table/part'
import type { Placement } from './layout'

/** What a thing is called at this table: with the names of those who sit there. */
export function labelOf(table: Table, { label, persons }: Pick<Placement, 'label' | 'persons'>): string {
  return inNames({ text: label, persons }, deskOf(table).state.getState().told?.seats)
}
