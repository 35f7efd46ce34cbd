import { type ReadSettings, readKioskSettings } from '../../kiosk/kioskSettings'
import { tableGames } from './kioskGames'

/** The settings file; the server hands out `kiosk.json` of the folder it was started in. */
const address = '/kiosk.json'
/** What the file said when it was last read, for a start without a network. */
const storageKey = 'seabox-kiosk-settings'
const longestWaitMs = 3000

/** The settings that hold for this start. A file that cannot be fetched is the one that was read last. */
export async function fetchSettings(link: string): Promise<ReadSettings> {
  return readKioskSettings({ file: await fetchFile(), link, games: tableGames })
}

async function fetchFile(): Promise<string | undefined> {
  try {
    const answer = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(longestWaitMs) })
    if (!answer.ok) return recalled()
    const text = await answer.text()
    remember(text)
    return text
  } catch {
    return recalled()
  }
}

function recalled(): string | undefined {
  try {
    return window.localStorage.getItem(storageKey) ?? undefined
  } catch {
    return undefined
  }
}

function remember(text: string): void {
  try {
    window.localStorage.setItem(storageKey, text)
  } catch {}
}
