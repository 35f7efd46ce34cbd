import { useEffect, useMemo, useRef } from 'react'
import { useStore } from 'zustand'
import { desk } from '../../match/desk'
import { RuleLink } from '../rulebook/RuleLink'
import { SeatBadge } from '../seats/SeatBadge'
import { logLines } from './logLines'

/** Everything that happened, in plain words. A line leads back to its moment, a number to its rule. */
export function LogPanel() {
  const open = useStore(desk.state, state => state.open)
  const shown = useStore(desk.state, state => state.shown)
  const eyes = useStore(desk.state, state => state.eyes)
  const telling = useStore(desk.state, state => state.telling)
  const back = useStore(desk.state, ({ lookingBack }) => lookingBack?.entry)
  const lines = useMemo(
    () => logLines({ open, shown, eyes, telling: back === undefined ? telling : undefined }),
    [open, shown, eyes, telling, back],
  )
  const end = useRef<HTMLLIElement>(null)
  const count = lines.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: the last line is brought in view as lines come
  useEffect(() => {
    if (back === undefined) end.current?.scrollIntoView({ block: 'nearest' })
  }, [count, back])
  if (!open) return null
  if (count === 0) return <p>Nothing has happened yet.</p>
  return (
    <ol className="deck-log">
      {lines.map(({ entry, seat, events }, index) => (
        <li key={entry} ref={index === count - 1 ? end : undefined} aria-current={back === entry + 1}>
          <SeatBadge colour={open.match.seats[seat]!.colour} />
          <div>
            <strong className="log-name">{open.match.seats[seat]!.name}</strong>
            {events.map((event, place) => (
              <p key={place}>
                <button
                  type="button"
                  className="link"
                  onClick={() => desk.lookBack(entry + 1)}
                  title="Look back at this moment"
                >
                  {event.text}
                </button>{' '}
                {/* biome-ignore lint/a11y/noStaticElementInteractions: the link inside is what is pressed */}
                {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on the link clicks it */}
                <span onClick={() => desk.lookBack(entry + 1)}>
                  <RuleLink rule={event.rule} />
                </span>
              </p>
            ))}
          </div>
        </li>
      ))}
    </ol>
  )
}
