import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { Seat } from '../../rules/game'
import { deskOf } from '../../table/desk'
import { usePart } from '../../table/useTable'
import { boxes } from '../games/boxes'
import { SeatBadge } from '../seats/SeatBadge'
import './moment.css'
import { seatOf } from './seatWords'

/** As long as a moment stands, in ms. */
const shownMs = 1600

/** Another person at this screen is asked, and no curtain has said so: the sheet before them is theirs. */
export function HandOver() {
  const desk = usePart(deskOf)
  const isMarked = useStore(
    desk.state,
    ({ told }) => told !== undefined && boxes[told.match.game].marksHandOver === true,
  )
  const asked = useStore(desk.state, state => state.asked?.seat)
  const called = useStore(desk.state, state => state.curtain?.seat)
  const before = useRef<Seat>(undefined)
  const [seat, setSeat] = useState<Seat>()
  const sitting = useStore(desk.state, state => seatOf(state, seat))
  useEffect(() => {
    const now = asked ?? called
    if (now === undefined || now === before.current) return
    const isHandedOver = before.current !== undefined && called === undefined
    before.current = now
    setSeat(isHandedOver ? now : undefined)
  }, [asked, called])
  useEffect(() => {
    if (seat === undefined) return
    const timer = setTimeout(() => setSeat(undefined), shownMs)
    return () => clearTimeout(timer)
  }, [seat])
  if (!isMarked || !sitting) return null
  return (
    // The prompt, which is read out, names the player too.
    <p className="moment" aria-hidden="true" data-hand-over={seat}>
      <SeatBadge colour={sitting.colour} size="large" />
      <span>{sitting.name}’s turn</span>
    </p>
  )
}
