import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { Kiosk } from '../../kiosk/playKiosk'
import { labStoreOf } from '../../lab/labStore'
import { bang, dropNow, endReplay, gather, shakeHand, startReplay } from '../../lab/labTable'
import { bound } from '../../table/part'
import { usePart, useTable } from '../../table/useTable'
import { useDoingInsets } from './useDoingInsets'

/** The visitor's own drop: on the table with a hand, or by one large button. */
export function Dropping({ kiosk }: { readonly kiosk: Kiosk }) {
  const table = useTable()
  const labStore = usePart(labStoreOf)
  const phase = useStore(labStore, state => state.phase)
  const word = useStore(labStore, state => state.word.text)
  const count = useStore(labStore, state => state.dice.length)
  const isReplaying = useStore(labStore, state => state.replay !== undefined)
  useKeys()
  const text = phase === 'held' ? `${count} dice are in your hand: hold, shake and let go.` : word
  const insets = useDoingInsets()
  return (
    <section ref={insets} className="kiosk-doing" aria-label="Your drop">
      <p className="kiosk-doing-word" role="status">
        {text}
      </p>
      <div className="kiosk-acts">
        {phase === 'held' && (
          <>
            <button type="button" className="is-main" onClick={bound(table, dropNow)} data-action="drop">
              Let them fall
            </button>
            <button type="button" onClick={bound(table, shakeHand)}>
              Shake
            </button>
          </>
        )}
        {phase === 'cocked' && (
          <button type="button" className="is-main" onClick={bound(table, bang)} data-action="bang">
            Bang the table
          </button>
        )}
        {phase === 'settled' && (
          <>
            <button type="button" className="is-main" onClick={() => gather(table)} data-action="again">
              Once more
            </button>
            <button type="button" onClick={() => (isReplaying ? endReplay(table) : startReplay(table))}>
              {isReplaying ? 'As they lie' : 'In slow motion'}
            </button>
            <button type="button" onClick={() => kiosk.choose('measuring')}>
              Measure
            </button>
          </>
        )}
      </div>
    </section>
  )
}

/** Space does what the large button does. */
function useKeys(): void {
  const table = useTable()
  const labStore = usePart(labStoreOf)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isOnButton = event.target instanceof Element && event.target.closest('button')
      if (event.key !== ' ' || event.repeat || isOnButton) return
      event.preventDefault()
      const { phase } = labStore.getState()
      if (phase === 'cocked') bang(table)
      else if (phase === 'settled') gather(table)
      else dropNow(table)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
