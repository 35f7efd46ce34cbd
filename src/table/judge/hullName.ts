import { deskOf } from '../desk'
import type { Table } from '../part'
import { thingName } from '../thingName'

/** What the judge calls a die at this table; where the game has no word for it, its mark. */
export function hullName(table: Table, id: string): string {
  return thingName(deskOf(table).state.getState(), id) ?? id
}
