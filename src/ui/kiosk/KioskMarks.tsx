import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import { kioskFramesOf, kioskStoreOf } from '../../kiosk/kioskStore'
import type { Tally } from '../../kiosk/tally'
import { deskOf } from '../../table/desk'
import { type PictureCounts, pictureCounts } from '../../table/pictureCounts'
import { tableSettingsOf } from '../../table/tableSettings'
import { usePart, useTable } from '../../table/useTable'

const everyMs = 1000

/** What goes on and what has been counted, for tests and for the soak: signals to wait for instead of time. */
export function KioskMarks({ tally }: { readonly tally: StoreApi<Tally> }) {
  const table = useTable()
  const kioskStore = usePart(kioskStoreOf)
  const kioskFrames = usePart(kioskFramesOf)
  const tableSettings = usePart(tableSettingsOf)
  const desk = usePart(deskOf)
  const { drops, finished, picture, match, page, lost, broken, touches } = useStore(tally)
  const course = useStore(kioskStore, kiosk => kiosk.course)
  const game = useStore(kioskStore, kiosk => kiosk.game?.id)
  const shown = useStore(tableSettings, settings => settings.picture)
  const deskPhase = useStore(desk.state, state => state.phase)
  const entries = useStore(desk.state, ({ told }) => told?.entries)
  useBreakOnPurpose()
  const [seen, setSeen] = useState<PictureCounts & { readonly frames: number }>()
  useEffect(() => {
    const timer = setInterval(() => {
      const counts = pictureCounts(table)
      if (counts) setSeen({ ...counts, frames: kioskFrames.drawn })
    }, everyMs)
    return () => clearInterval(timer)
  }, [])
  return (
    <span
      hidden
      data-kiosk={course?.phase}
      data-turn={course?.turn}
      data-laid={course?.isLaid}
      data-game={game}
      data-desk={deskPhase}
      data-entries={entries}
      data-picture={shown}
      data-tally={JSON.stringify({ drops, finished, picture, match, page, lost, broken, touches })}
      data-counts={seen && JSON.stringify(seen)}
    />
  )
}

/** A page that cannot be drawn is hard to come by: `new CustomEvent('seabox-break', { detail: words })` makes one. */
function useBreakOnPurpose(): void {
  const [words, setWords] = useState<string>()
  useEffect(() => {
    const listen = (event: Event) => setWords(String((event as CustomEvent).detail))
    window.addEventListener('seabox-break', listen)
    return () => window.removeEventListener('seabox-break', listen)
  }, [])
  if (words !== undefined) throw new Error(words)
}
