import { useStore } from 'zustand'
import type { Kiosk } from '../../match/kiosk/playKiosk'
import { dieName } from '../../match/lab/fleets'
import { measureBetween } from '../../match/lab/labMeasuring'
import { labStore } from '../../match/lab/labStore'
import { pairOf, verdictOf, writtenMm } from '../../match/table/judge/measures'
import { useDoingInsets } from './useDoingInsets'

/** The judge's view for a visitor: touch one die, then another, and read the gap. */
export function Measuring({ kiosk }: { readonly kiosk: Kiosk }) {
  const lying = useStore(labStore, state => state.lying)
  const { first, second } = useStore(labStore, state => state.measured)
  const pair = pairOf(lying, first, second)
  const nameOf = (id: string | undefined) => {
    const die = lying.find(one => one.id === id)
    return die ? dieName(die) : undefined
  }
  const next = (id: string | undefined, other: string | undefined) => {
    const rest = lying.filter(die => die.id !== other)
    return rest[(rest.findIndex(die => die.id === id) + 1) % rest.length]?.id
  }
  const insets = useDoingInsets()
  return (
    <section ref={insets} className="kiosk-doing" aria-label="The judge">
      <p className="kiosk-doing-word" role="status">
        {pair ? (
          <>
            <strong>{pair.touching ? 'They touch' : `${writtenMm(pair.mm)} mm`}</strong> {nameOf(first)} –{' '}
            {nameOf(second)}: {verdictOf(pair).text}
          </>
        ) : first ? (
          `From the ${nameOf(first)}: the rings are its short and its long range. Touch a second die.`
        ) : (
          'Touch a die to see how far it shoots, and a second one to measure the gap.'
        )}
      </p>
      <div className="kiosk-acts">
        <button type="button" onClick={() => measureBetween(next(first, second), second)}>
          Next die
        </button>
        <button type="button" onClick={() => measureBetween(first, next(second, first))}>
          Another second die
        </button>
        <button type="button" onClick={() => kiosk.choose('dropping')}>
          Drop the dice
        </button>
      </div>
    </section>
  )
}
