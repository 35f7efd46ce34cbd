import { inNames } from '../match/inNames'
import type { DeskState } from './desk'

/** What a thing is called at this table: as in the list and the log, and with the names of those who sit there. */
export function thingName(
  { game, view, told }: Pick<DeskState, 'game' | 'view' | 'told'>,
  id: string,
): string | undefined {
  const name = view === undefined ? undefined : game?.thingName?.(view, id)
  return name === undefined ? undefined : inNames(name, told?.seats)
}
