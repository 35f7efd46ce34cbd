import type { SoundSettings } from '../../match/table/tableSettings'
import { tableSettings } from '../../match/table/tableSettings'
import type { TableSound } from '../sound'

/** The sound of the table, once it has been fetched; until then nothing is heard and nothing waits for it. */
export const ears: { sound: TableSound | undefined } = { sound: undefined }

let fetching: Promise<void> | undefined

/** Fetches the sound behind the first picture; it wakes with the first gesture of a hand. */
export function openEars(): Promise<void> {
  fetching ??= import('../sound').then(({ createTableSound }) => {
    const sound = createTableSound()
    ears.sound = sound
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
  return fetching
}
