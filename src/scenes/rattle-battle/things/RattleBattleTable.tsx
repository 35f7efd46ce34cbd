import { useFrame } from '@react-three/fiber'
import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { tableSettings } from '../../../match/table/tableSettings'
import type { Viewer } from '../../../rules/game'
import type { RattleState } from '../../../rules/rattle-battle'
import { frame, framePriority, wake } from '../../table/frameLoop'
import { type Layout, layoutOf } from '../layout'
import { createThingMotion, type ThingMotion } from '../motion'
import { Coins } from './Coins'
import { LootBag } from './LootBag'
import { RimsOfChoice } from './RimsOfChoice'
import { RollTray } from './RollTray'
import { Ruler } from './Ruler'
import { TableDice } from './TableDice'
import { TableThingsProvider } from './TableThings'

/** Comes behind what the first drop needs: symbols and prints are the larger part of this game's pictures. */
const Plates = lazy(() => import('./Plates'))

export interface RattleBattleTableProps {
  readonly view: RattleState
  readonly eyes: Viewer
  /** What acts on the things. */
  readonly children?: ReactNode
}

/** Things move before dice are drawn and after throws are played. */
const movePriority = framePriority.throw + 5

/**
 * Everything of a game that lies on the table, dice included. When the view changes, things go to their new places; who
 * throws or drags them takes them from `motion` meanwhile.
 */
export function RattleBattleTable({ view, eyes, children }: RattleBattleTableProps) {
  const layout = useMemo(() => layoutOf(view, eyes), [view, eyes])
  const motion = useMemo(createThingMotion, [])
  const things = useMemo(() => ({ layout, motion }), [layout, motion])
  return (
    <TableThingsProvider value={things}>
      <Moving layout={layout} eyes={eyes} motion={motion} />
      <TableDice view={view} />
      <Ruler />
      <Suspense fallback={null}>
        <Plates />
      </Suspense>
      <Suspense fallback={null}>
        <Coins />
        <LootBag />
      </Suspense>
      <Suspense fallback={null}>
        <RollTray />
      </Suspense>
      <RimsOfChoice />
      {children}
    </TableThingsProvider>
  )
}

interface MovingProps {
  readonly layout: Layout
  readonly eyes: Viewer
  readonly motion: ThingMotion
}

/** Sends things on their way. It stands before all that draws them: they take the things as they are after it. */
function Moving({ layout, eyes, motion }: MovingProps) {
  const lastEyes = useRef<Viewer>(undefined)
  useLayoutEffect(() => {
    // Another pair of eyes sees the table from another side: that is no motion.
    const cut = lastEyes.current !== eyes || tableSettings.getState().reducedMotion
    lastEyes.current = eyes
    motion.go(layout, { cut })
    wake(true)
  }, [motion, layout, eyes])
  useFrame(() => {
    if (motion.advance(frame.seconds)) wake(true)
  }, movePriority)
  useEffect(() => () => wake(true), [])
  return null
}
