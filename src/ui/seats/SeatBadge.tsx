import type { SeatColour } from '../../match/seatColours'
import { Glyph } from '../house/Glyph'
import { seatLooks } from './seatLooks'
import './seatBadge.css'

/** A seat's colour with its emblem, as a token. */
export function SeatBadge({
  colour,
  size = 'small',
}: {
  readonly colour: SeatColour
  readonly size?: 'small' | 'large'
}) {
  const { emblem } = seatLooks[colour]
  return (
    <span className={`seat-badge ${size} seat-${colour}`} aria-hidden="true">
      <Glyph name={emblem} />
    </span>
  )
}
