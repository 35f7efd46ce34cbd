import { part, type Table } from '../../table/part'
import type { SoundSettings } from '../../table/tableSettings'
import { tableSettingsOf } from '../../table/tableSettings'
import type { TableSound } from '../sound'

/** The sound of the table, once it has been fetched; until then nothing is heard and nothing waits for it. */
export const tableSoundOf = part(
  (): { sound: TableSound | undefined; fetching: Promise<void> | undefined } => ({
    sound: undefined,
    fetching: undefined,
  }),
)

/** Fetches the sound behind the first picture; it wakes with the first gesture of a hand. */
export function loadTableSound(table: Table): Promise<void> {
  const tableSettings = tableSettingsOf(table)
  const tableSound = tableSoundOf(table)
  tableSound.fetching ??= import('../sound').then(({ createTableSound }) => {
    const sound = createTableSound()
    tableSound.sound = sound
    sound.attach(document)
    const apply = ({ muted, master, effects, ambience, mono }: SoundSettings) => {
      sound.setVolume('master', master)
      sound.setVolume('effects', effects)
      sound.setVolume('ambience', ambience)
      sound.setMono(mono)
      sound.setMuted(muted)
    }
    apply(tableSettings.getState().sound)
    tableSettings.subscribe((now, before) => now.sound !== before.sound && apply(now.sound))
  })
  return tableSound.fetching
}
