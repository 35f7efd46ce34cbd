import { type ReactNode, useMemo, useRef } from 'react'
import { useStore } from 'zustand'
import type { Viewer } from '../../../rules/game'
import { highlightsOf } from '../../../table/highlights'
import { usePart } from '../../../table/useTable'
import { Awaiting } from '../../table/Awaiting'
import { TableOfThings } from '../../things'
import { becoming, grounds, layoutOf, type ShownTable, tableTop } from '../layout'
import { peekingOf } from '../peeking'
import { fetchPrinter } from '../prints'
import { Dish } from './Dish'
import { Shells } from './Shells'
import { WaveToken } from './WaveToken'

export interface WavesTableProps {
  readonly table: ShownTable
  readonly eyes: Viewer
  /** What acts on the things. */
  readonly children?: ReactNode
}

/** Everything of a game that lies on the table. Cards of the hand that are pointed at or chosen are drawn out of it. */
export function WavesTable({ table, eyes, children }: WavesTableProps) {
  const highlights = usePart(highlightsOf)
  const peeking = usePart(peekingOf)
  const hovered = useStore(highlights, state => handOnly(state.hovered))
  const chosen = useStore(highlights, state => state.chosen)
  const peeked = useStore(peeking, state => state.id)
  const last = useRef<{ readonly table: ShownTable; readonly eyes: Viewer } | undefined>(undefined)
  const laid = useMemo(() => {
    const before = last.current
    last.current = { table, eyes }
    const isNext = before !== undefined && before.table !== table && before.eyes === eyes
    return isNext ? becoming(before.table, table) : undefined
  }, [table, eyes])
  const layout = useMemo(() => {
    const next = layoutOf(table, eyes, { hovered, chosen, peeked })
    return laid ? { ...next, becomes: laid } : next
  }, [table, eyes, hovered, chosen, peeked, laid])
  return (
    <TableOfThings layout={layout} eyes={eyes} printer={fetchPrinter} tableTop={tableTop} grounds={grounds}>
      <Awaiting>
        <Dish />
        <Shells />
        <WaveToken />
      </Awaiting>
      {children}
    </TableOfThings>
  )
}

const handOnly = (id: string | undefined) => (id?.startsWith('hand@') ? id : undefined)
