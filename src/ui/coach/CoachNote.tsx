import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { thingSpotsOf } from '../../table/choosing/thingSpots'
import { coachOf } from '../../table/coach'
import { deskOf } from '../../table/desk'
import { usePart } from '../../table/useTable'
import { WhyLink } from '../rulebook/RuleLink'
import { pointsAt } from './pointsAt'
import { Tip } from './Tip'

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
      <Tip
        name={said.id}
        words={
          <>
            {said.words} <WhyLink rule={said.rule} />
          </>
        }
        isHolding={isHolding}
        button={button}
        onHeard={() => coach.heard()}
        onHush={() => coach.hush()}
        data-coach={said.id}
      />
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
