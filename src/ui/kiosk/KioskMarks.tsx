import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import { desk } from '../../match/desk'
import { kioskFrames, kioskStore } from '../../match/kiosk/kioskStore'
import type { Tally } from '../../match/kiosk/tally'
import { type PictureCounts, pictureCounts } from '../../match/table/pictureCounts'
import { tableSettings } from '../../match/table/tableSettings'

const everyMs = 1000

/** What goes on and what has been counted, for tests and for the soak: signals to wait for instead of time. */
export function KioskMarks({ tally }: { readonly tally: StoreApi<Tally> }) {
  const { drops, finished, picture, match, page, lost, broken, touches } = useStore(tally)
  const course = useStore(kioskStore, kiosk => kiosk.course)
  const game = useStore(kioskStore, kiosk => kiosk.game?.id)
  const shown = useStore(tableSettings, settings => settings.picture)
  const deskPhase = useStore(desk.state, state => state.phase)
  const entries = useStore(desk.state, ({ open }) => open?.match.log.length)
  const [seen, setSeen] = useState<PictureCounts & { readonly frames: number }>()
  useEffect(() => {
    const timer = setInterval(() => {
      const counts = pictureCounts()
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
