import { useMemo } from 'react'
import { useStore } from 'zustand'
import { deskOf } from '../../table/desk'
import { usePart } from '../../table/useTable'
import { countedWord } from '../games/countedWord'
import { SeatBadge } from '../seats/SeatBadge'
import { activeSeat } from '../table/seatWords'

/** Who plays, with how much, and whose turn it is. */
export function SeatRow({ hasPoints = true }: { readonly hasPoints?: boolean }) {
  const desk = usePart(deskOf)
  const told = useStore(desk.state, state => state.told)
  const game = useStore(desk.state, state => state.game)
  const view = useStore(desk.state, state => state.view)
  const active = useStore(desk.state, activeSeat)
  const thinking = useStore(desk.state, state => state.thinking)
  const totals = useMemo(() => (game && view ? game.score(view).totals : []), [game, view])
  if (!told) return null
  return (
    <ul className="kiosk-seats" aria-label="Players">
      {told.seats.map(({ name, colour }, seat) => (
        <li key={seat} aria-current={seat === active ? 'true' : undefined} data-thinks={seat === thinking}>
          <SeatBadge colour={colour} />
          {name}
          {hasPoints && (
            <strong>
              {totals[seat]}
              <span className="hidden-word"> {countedWord(told.match.game)}</span>
            </strong>
          )}
        </li>
      ))}
    </ul>
  )
}
