import { useStore } from 'zustand'
import { inNames } from '../../match/inNames'
import { deskOf } from '../../table/desk'
import { usePart } from '../../table/useTable'
import { SeatBadge } from '../seats/SeatBadge'
import './moment.css'
import { activeSeat, seatOf } from './seatWords'

/** Something great has just happened: large, for as long as it is told. It never keeps anybody who hurries on. */
export function Moment() {
  const desk = usePart(deskOf)
  const telling = useStore(desk.state, state => state.telling)
  const moments = useStore(desk.state, ({ game }) => game?.moments)
  const seats = useStore(desk.state, ({ told }) => told?.seats)
  const sitting = useStore(desk.state, state => seatOf(state, activeSeat(state)))
  const isBack = useStore(desk.state, ({ lookingBack }) => lookingBack !== undefined)
  const kind = telling?.event.kind
  if (!telling || isBack || kind === undefined || !moments?.includes(kind)) return null
  return (
    // The words are read out by the log already.
    <p key={`${telling.entry} ${telling.index}`} className="moment" aria-hidden="true" data-moment={kind}>
      {sitting && <SeatBadge colour={sitting.colour} size="large" />}
      <span>{headline(inNames(telling.event, seats))}</span>
    </p>
  )
}

/** What happened, without what follows from it. */
export const headline = (text: string): string => text.split('; ')[0]!
