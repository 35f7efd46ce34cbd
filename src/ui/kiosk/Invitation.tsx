import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { canSit } from '../../kiosk/course'
import { kioskStoreOf } from '../../kiosk/kioskStore'
import type { Kiosk } from '../../kiosk/playKiosk'
import { deskOf } from '../../table/desk'
import { usePart } from '../../table/useTable'
import { Glyph } from '../house/Glyph'
import { SeatBadge } from '../seats/SeatBadge'
import { seatOf } from '../table/seatWords'

/** From watching to doing: three things, each one touch away, and the way back. */
export function Invitation({ kiosk }: { readonly kiosk: Kiosk }) {
  const kioskStore = usePart(kioskStoreOf)
  const desk = usePart(deskOf)
  const seat = useStore(kioskStore, state => state.seat)
  const sitting = useStore(desk.state, state => seatOf(state, seat))
  const title = useStore(kioskStore, ({ game }) => game?.title)
  const hasSeat = useStore(kioskStore, ({ course }) => course !== undefined && canSit(course))
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus({ preventScroll: true }), [])
  return (
    <section className="kiosk-invitation" aria-labelledby="kiosk-invitation">
      <h1 id="kiosk-invitation">Your turn</h1>
      <div className="kiosk-choices">
        <button ref={first} type="button" onClick={() => kiosk.choose('dropping')} data-doing="dropping">
          <Glyph name="chest" />
          <strong>Drop the dice</strong>
          <span>All 38 in your hand: shake them, let them fall.</span>
        </button>
        {hasSeat && sitting && (
          <button type="button" onClick={() => kiosk.choose('seated')} data-doing="seated">
            <SeatBadge colour={sitting.colour} size="large" />
            <strong>Take this seat</strong>
            <span>
              Play on for {sitting.name} at {title}.
            </span>
          </button>
        )}
        <button type="button" onClick={() => kiosk.choose('measuring')} data-doing="measuring">
          <Glyph name="compass" />
          <strong>Measure</strong>
          <span>Any two dice, to the tenth of a millimetre.</span>
        </button>
      </div>
      <button type="button" className="kiosk-back" onClick={kiosk.goBack}>
        Just watching
      </button>
    </section>
  )
}
