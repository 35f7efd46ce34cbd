import { type ReactNode, useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { playerName } from '../../kiosk/kioskDesk'
import { kioskStoreOf } from '../../kiosk/kioskStore'
import { inNames } from '../../match/inNames'
import type { Seat } from '../../rules/game'
import { type DeskState, deskOf } from '../../table/desk'
import { usePart } from '../../table/useTable'
import { firstMinuteOf } from '../coach/firstMinutes'
import { SeatBadge } from '../seats/SeatBadge'
import { seatLooks } from '../seats/seatLooks'
import { seatOf } from '../table/seatWords'
import '../coach/firstMinute.css'

/**
 * What a guest needs who sits down in the middle of a game: who they are, how one wins, what is asked now, one tip. What
 * has happened so far is left out. The table goes on behind it until the guest is asked.
 */
export function GuestStart({ onGo }: { readonly onGo: () => void }) {
  const desk = usePart(deskOf)
  const kioskStore = usePart(kioskStoreOf)
  const seat = useStore(kioskStore, state => state.seat)
  const title = useStore(kioskStore, ({ game }) => game?.title)
  const state = useStore(desk.state)
  const button = useRef<HTMLButtonElement>(null)
  const sitting = seatOf(state, seat)
  const words = firstMinuteOf(state.told?.match.game, state.view)
  const isShown = seat !== undefined && sitting !== undefined && words !== undefined
  useEffect(() => {
    if (isShown) button.current?.focus({ preventScroll: true })
  }, [isShown])
  if (!isShown) return null
  const { word, emblemWord } = seatLooks[sitting.colour]
  return (
    <section className="first-minute guest-start" aria-labelledby="guest-start">
      <h2 id="guest-start">
        <SeatBadge colour={sitting.colour} size="large" /> You are {word}
      </h2>
      <dl>
        <Row title="You">
          Your colour is {word.toLowerCase()}, your sign the {emblemWord}. You play on for {playerName(seat)}{' '}
          at {title}. {words.who}
        </Row>
        <Row title="To win">{words.win}</Row>
        <Row title="Now">{askedNow(state, seat)}</Row>
        <Row title="A tip">{words.tip}</Row>
      </dl>
      <p className="first-minute-acts">
        <button ref={button} type="button" onClick={onGo}>
          Let’s play
        </button>
      </p>
    </section>
  )
}

function Row({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** What the guest is asked, in the words that stand above the table too. */
function askedNow({ asked, hand, phase, told }: DeskState, seat: Seat): string {
  if (asked?.seat === seat) return asked.ask
  if (phase === 'held' && hand?.by === 'person' && hand.seat === seat) return inNames(hand.ask, told?.seats)
  return 'The others finish their turn. Then the table asks you.'
}
