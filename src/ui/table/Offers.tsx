import { useEffect } from 'react'
import { useStore } from 'zustand'
import { desk } from '../../match/desk'
import { choosing, pickNothing } from '../../match/table/choosing'
import { thingSpots } from '../../match/table/choosing/thingSpots'
import { RuleLink } from '../rulebook/RuleLink'
import './offers.css'

/** What the things that were picked on the table leave open, in words, where they were picked. */
export function Offers() {
  const offers = useStore(choosing, state => state.offers)
  const at = useStore(choosing, state => state.at)
  const isPicked = useStore(choosing, state => state.picked.length > 0)
  const isAsking = useStore(desk.state, ({ phase }) => phase === 'asking')
  const isOpen = offers.length > 0 && isAsking
  useEffect(() => {
    if (!isOpen) return
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      pickNothing()
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
                <RuleLink rule={rule} />
              </li>
            ))}
          </ul>
          {isPicked && (
            <button type="button" onClick={pickNothing}>
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
  const spots = useStore(thingSpots, state => state.spots)
  return <span hidden data-things={JSON.stringify(spots)} />
}
