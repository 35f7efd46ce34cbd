import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { thingSpotsOf } from '../../table/choosing/thingSpots'
import { coachOf } from '../../table/coach'
import { deskOf } from '../../table/desk'
import { Glyph } from '../house/Glyph'
import { WhyLink } from '../rulebook/RuleLink'
import './coach.css'
import { usePart } from '../../table/useTable'
import { pointsAt } from './pointsAt'

/** A small note when a thing first matters, and a finger on the thing. */
export function CoachNote() {
  const desk = usePart(deskOf)
  const coach = usePart(coachOf)
  const said = useStore(coach.state, state => state.said)
  const isHolding = useStore(coach.state, state => state.isHolding)
  const isBack = useStore(desk.state, ({ lookingBack }) => lookingBack !== undefined)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The game waits for this alone; nobody else's focus is taken.
    const { activeElement } = document
    if (said && isHolding && (activeElement === document.body || activeElement === null))
      button.current?.focus({ preventScroll: true })
  }, [said, isHolding])
  if (!said || isBack) return null
  return (
    <>
      <aside className="coach" aria-label="A tip" data-coach={said.id}>
        <Glyph name="compass" className="coach-glyph" />
        <p role="status">
          {said.words} <WhyLink rule={said.rule} />
        </p>
        <p className="coach-acts">
          <button ref={button} type="button" className="coach-heard" onClick={() => coach.heard()}>
            {isHolding ? 'Go on' : 'Got it'} {isHolding && <kbd>Space</kbd>}
          </button>
          <button
            type="button"
            className="coach-hush"
            onClick={() => coach.hush()}
            title="Settings bring them back"
          >
            No more tips
          </button>
        </p>
      </aside>
      <Points things={said.things ?? []} />
    </>
  )
}

function Points({ things }: { readonly things: readonly string[] }) {
  const thingSpots = usePart(thingSpotsOf)
  const spots = useStore(thingSpots, state => state.spots)
  return pointsAt(things, spots).map(({ name, x, y }) => (
    <span key={name} className="coach-point" style={{ left: `${x}px`, top: `${y}px` }} aria-hidden="true" />
  ))
}
