import { useEffect, useMemo, useRef } from 'react'
import { useStore } from 'zustand'
import { inNames } from '../../match/inNames'
import type { MatchSeat } from '../../match/match'
import type { RuleEvent } from '../../rules/game'
import { deskOf } from '../../table/desk'
import { usePart } from '../../table/useTable'
import { WhyLink } from '../rulebook/RuleLink'
import { SeatBadge } from '../seats/SeatBadge'
import { logLines } from './logLines'

/** What happened, all of it or in the last entries, in plain words. A line leads back to its moment, a number to its rule. */
export function LogPanel({ entries = Infinity }: { readonly entries?: number }) {
  const desk = usePart(deskOf)
  const told = useStore(desk.state, state => state.told)
  const shown = useStore(desk.state, state => state.shown)
  const telling = useStore(desk.state, state => state.telling)
  const back = useStore(desk.state, ({ lookingBack }) => lookingBack?.entry)
  const lines = useMemo(
    () => logLines({ told, shown, telling: back === undefined ? telling : undefined }, entries),
    [told, shown, telling, back, entries],
  )
  // While dice are in the air nobody looks back.
  const isFalling = useStore(desk.state, ({ phase }) => phase === 'falling')
  const challenger = useStore(desk.challenging.state, state => state.challenger)
  const list = useRef<HTMLOListElement>(null)
  const count = lines.reduce((sum, { events }) => sum + events.length, 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the last words are brought in view as they come
  useEffect(() => {
    if (back === undefined)
      [...(list.current?.querySelectorAll('p') ?? [])].at(-1)?.scrollIntoView({ block: 'nearest' })
  }, [count, back])
  if (!told) return null
  if (lines.length === 0) return <p>Nothing has happened yet.</p>
  return (
    <ol ref={list} className="deck-log">
      {lines.map(({ key, after, parts }) => (
        <li key={key} aria-current={back === after}>
          {parts.map(({ who, events }, part) => (
            <div key={part} className="log-part">
              {who ? <SeatBadge colour={who.colour} /> : <span className="log-table" aria-hidden="true" />}
              <div>
                {events.map((event, place) => (
                  <p key={place}>
                    <button
                      type="button"
                      className="link"
                      onClick={() => desk.lookBack(after)}
                      title="Look back at this moment"
                    >
                      {sentence(event, who, told.seats)}
                    </button>{' '}
                    {event.rule && (
                      // biome-ignore lint/a11y/noStaticElementInteractions: the link inside is what is pressed
                      // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on the link clicks it
                      <span onClick={() => desk.lookBack(after)}>
                        <WhyLink rule={event.rule} />
                      </span>
                    )}
                    {challenger?.takes(event) && (
                      <button
                        type="button"
                        className="log-challenge"
                        disabled={isFalling}
                        onClick={() => void challenger.challenge(after - 1, event)}
                      >
                        Challenge
                      </button>
                    )}
                  </p>
                ))}
              </div>
            </div>
          ))}
        </li>
      ))}
    </ol>
  )
}

/** The name of whom it tells stands out. */
function sentence(event: RuleEvent, who: MatchSeat | undefined, seats: readonly MatchSeat[]) {
  const said = inNames(event, seats)
  const start = who && `${who.name} `
  if (!start || !said.startsWith(start)) return said
  return (
    <>
      <strong className="log-name">{who.name}</strong> {said.slice(start.length)}
    </>
  )
}
