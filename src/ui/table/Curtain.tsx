import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { deskOf } from '../../table/desk'
import { usePart } from '../../table/useTable'
import { SeatBadge } from '../seats/SeatBadge'
import { seatOf } from './seatWords'

/** Between two players with secrets: nothing is visible until the named player says they are there. */
export function Curtain() {
  const desk = usePart(deskOf)
  const sitting = useStore(desk.state, state => seatOf(state, state.curtain?.seat))
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  if (!sitting) return null
  return (
    <section className="curtain" aria-labelledby="curtain-name" data-curtain>
      <div className="curtain-word">
        <SeatBadge colour={sitting.colour} size="large" />
        <h1 id="curtain-name">{sitting.name}</h1>
        <p>It is your turn to look. Everybody else studies the sea for a moment.</p>
        <button ref={button} type="button" className="big" onClick={() => desk.drawCurtain()}>
          I am here
        </button>
      </div>
    </section>
  )
}
