import { useEffect } from 'react'
import { useStore } from 'zustand'
import { choosingOf, pickNothing } from '../../table/choosing'
import { thingSpotsOf } from '../../table/choosing/thingSpots'
import { deskOf } from '../../table/desk'
import { WhyLink } from '../rulebook/RuleLink'
import './offers.css'
import { bound } from '../../table/part'
import { usePart, useTable } from '../../table/useTable'

/**
 * What the things that were picked on the table leave open, in words, where they were picked; not where the list below
 * says the same and there is no room for both.
 */
export function Offers({ isListed = false }: { readonly isListed?: boolean }) {
  const table = useTable()
  const desk = usePart(deskOf)
  const choosing = usePart(choosingOf)
  const offers = useStore(choosing, state => state.offers)
  const at = useStore(choosing, state => state.at)
  const isPicked = useStore(choosing, state => state.picked.length > 0)
  const isAsking = useStore(desk.state, ({ phase }) => phase === 'asking')
  const isOpen = offers.length > 0 && isAsking && !isListed
  useEffect(() => {
    if (!isOpen) return
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      pickNothing(table)
    }
    window.addEventListener('keydown', leave, { capture: true })
    return () => window.removeEventListener('keydown', leave, { capture: true })
  }, [isOpen])
  return (
    <>
      <ThingMarks />
      {isOpen && (
        <section
          className="offers"
          aria-label="With what you have picked"
          style={{ left: `${at?.x ?? 0}px`, top: `${at?.y ?? 0}px` }}
          data-side={(at?.x ?? 0) > window.innerWidth / 2 ? 'left' : 'right'}
          data-half={(at?.y ?? 0) > window.innerHeight / 2 ? 'below' : 'above'}
        >
          <ul>
            {offers.map(({ move, text, rule }) => (
              <li key={text}>
                <button type="button" onClick={() => void desk.choose(move)}>
                  {text}
                </button>
                <WhyLink rule={rule} />
              </li>
            ))}
          </ul>
          {isPicked && (
            <button type="button" onClick={bound(table, pickNothing)}>
              Put back <kbd>Esc</kbd>
            </button>
          )}
        </section>
      )}
    </>
  )
}

/** Where the things are that can be chosen, for tests that use the pointer as a person does. */
function ThingMarks() {
  const thingSpots = usePart(thingSpotsOf)
  const spots = useStore(thingSpots, state => state.spots)
  return <span hidden data-things={JSON.stringify(spots)} />
}
