import type { Table } from '../table/part'
import { changeSound, tableSettingsOf } from '../table/tableSettings'
import type { KioskSettings } from './kioskSettings'
import { volumeAt } from './volumeByHour'

/** The lamp is lit from this hour to that. */
const evening = { from: 21, to: 6 } as const

/** The room as it is at this hour of the local day, however the clock came to show it: how loud, and by what light. */
export function applyHour(
  table: Table,
  { volume }: Pick<KioskSettings, 'volume'>,
  hour = new Date().getHours(),
): void {
  const tableSettings = tableSettingsOf(table)
  const { sound, light } = tableSettings.getState()
  const master = volumeAt(volume, hour) / 100
  const muted = master === 0
  if (sound.master !== master || sound.muted !== muted) changeSound(table, { master, muted })
  const mood = hour >= evening.from || hour < evening.to ? 'evening' : 'day'
  if (light !== mood) tableSettings.setState({ light: mood })
}
