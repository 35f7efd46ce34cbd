import { useMemo } from 'react'
import { useStore } from 'zustand'
import { desk } from '../../match/desk'
import { countedWord } from '../games/countedWord'
import { SeatBadge } from '../seats/SeatBadge'
import { activeSeat } from '../table/seatWords'

/** Who plays, with how much, and whose turn it is. */
export function SeatRow({ hasPoints = true }: { readonly hasPoints?: boolean }) {
  const open = useStore(desk.state, state => state.open)
  const view = useStore(desk.state, state => state.view)
  const active = useStore(desk.state, activeSeat)
  const thinking = useStore(desk.state, state => state.thinking)
  const totals = useMemo(() => (open && view ? open.game.score(view).totals : []), [open, view])
  if (!open) return null
  return (
    <ul className="kiosk-seats" aria-label="Players">
      {open.match.seats.map(({ name, colour }, seat) => (
        <li key={seat} aria-current={seat === active ? 'true' : undefined} data-thinks={seat === thinking}>
          <SeatBadge colour={colour} />
          {name}
          {hasPoints && (
            <strong>
              {totals[seat]}
              <span className="hidden-word"> {countedWord(open.match.game)}</span>
            </strong>
          )}
        </li>
      ))}
    </ul>
  )
}
