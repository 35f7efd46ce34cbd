import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { part, type Table } from '../table/part'
import { usePart } from '../table/useTable'

/** How far the table has been made ready before anybody comes to it. */
type Warmth = 'warming' | 'warm' | undefined

const warmthOf = part(() => createStore<{ readonly is: Warmth }>(() => ({ is: undefined })))

export const setWarm = (table: Table): void => warmthOf(table).setState({ is: 'warm' })

/** The page has to be usable before anything is fetched for later, in ms. */
const usableMs = 300

/** Visitors on metered connections do not download what they may never need. */
const sparesBytes = () =>
  (navigator as { connection?: { readonly saveData?: boolean } }).connection?.saveData === true

/** Begins once the page is seen and idle; not where somebody is at the table already. */
export function useWarmth(isAtTable: boolean): Warmth {
  const warmth = usePart(warmthOf)
  useEffect(() => {
    if (isAtTable || warmth.getState().is || sparesBytes()) return
    let idle: number | undefined
    const begin = () => {
      if (document.visibilityState === 'visible') warmth.setState({ is: 'warming' })
    }
    const waiting = setTimeout(() => {
      idle = window.requestIdleCallback?.(begin)
      if (idle === undefined) begin()
    }, usableMs)
    return () => {
      clearTimeout(waiting)
      if (idle !== undefined) window.cancelIdleCallback(idle)
    }
  }, [isAtTable])
  return useStore(warmth, ({ is }) => is)
}
