import { useEffect, useMemo, useRef } from 'react'
import { useStore } from 'zustand'
import { desk } from '../../match/desk'
import { RuleLink } from '../rulebook/RuleLink'
import { inColours } from '../seats/inColours'
import { SeatBadge } from '../seats/SeatBadge'
import { logLines } from './logLines'

/** What happened, all of it or in the last entries, in plain words. A line leads back to its moment, a number to its rule. */
export function LogPanel({ entries = Infinity }: { readonly entries?: number }) {
  const open = useStore(desk.state, state => state.open)
  const shown = useStore(desk.state, state => state.shown)
  const eyes = useStore(desk.state, state => state.eyes)
  const telling = useStore(desk.state, state => state.telling)
  const back = useStore(desk.state, ({ lookingBack }) => lookingBack?.entry)
  const lines = useMemo(
    () => logLines({ open, shown, eyes, telling: back === undefined ? telling : undefined }, entries),
    [open, shown, eyes, telling, back, entries],
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
      {lines.map(({ key, after, who, events }, index) => (
        <li key={key} ref={index === count - 1 ? end : undefined} aria-current={back === after}>
          <SeatBadge colour={who.colour} />
          <div>
            <strong className="log-name">{who.name}</strong>
            {events.map(({ text, rule }, place) => (
              <p key={place}>
                <button
                  type="button"
                  className="link"
                  onClick={() => desk.lookBack(after)}
                  title="Look back at this moment"
                >
                  {inColours(text, open.match.seats)}
                </button>{' '}
                {rule && (
                  // biome-ignore lint/a11y/noStaticElementInteractions: the link inside is what is pressed
                  // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on the link clicks it
                  <span onClick={() => desk.lookBack(after)}>
                    <RuleLink rule={rule} />
                  </span>
                )}
              </p>
            ))}
          </div>
        </li>
      ))}
    </ol>
  )
}
