import { useStore } from 'zustand'
import type { Kiosk } from '../../kiosk/playKiosk'
import { dieName } from '../../lab/fleets'
import { measureBetween } from '../../lab/labMeasuring'
import { labStoreOf } from '../../lab/labStore'
import { pairOf, verdictOn, writtenMm } from '../../table/judge/measures'
import { headlineText } from '../../table/judge/verdictWords'
import { usePart, useTable } from '../../table/useTable'
import { useDoingInsets } from './useDoingInsets'

/** The judge's view for a visitor: touch one die, then another, and read the gap. */
export function Measuring({ kiosk }: { readonly kiosk: Kiosk }) {
  const table = useTable()
  const labStore = usePart(labStoreOf)
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
            {nameOf(second)}: {headlineText(verdictOn(lying, pair))}
          </>
        ) : first ? (
          `From the ${nameOf(first)}: the rings are its short and its long range. Touch a second die.`
        ) : (
          'Touch a die to see how far it shoots, and a second one to measure the gap.'
        )}
      </p>
      <div className="kiosk-acts">
        <button type="button" onClick={() => measureBetween(table, next(first, second), second)}>
          Next die
        </button>
        <button type="button" onClick={() => measureBetween(table, first, next(second, first))}>
          Change second die
        </button>
        <button type="button" onClick={() => kiosk.choose('dropping')}>
          Drop the dice
        </button>
      </div>
    </section>
  )
}
