import { useFrame } from '@react-three/fiber'
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import type { Viewer } from '../../rules/game'
import { arriving } from '../../table/arriving'
import { tableSettingsOf } from '../../table/tableSettings'
import { usePart } from '../../table/useTable'
import { Awaiting } from '../table/Awaiting'
import { frame, framePriority, wake } from '../table/frameLoop'
import { PendingAsset } from '../table/PendingAsset'
import type { Layout } from './layout'
import { createThingMotion, type ThingMotion, type Walls } from './motion'
import { RimsOfChoice } from './pieces/RimsOfChoice'
import { TableDice, type TableDiceProps } from './pieces/TableDice'
import { type Grounds, Pointing } from './pointing'
import type { PrinterSource } from './prints'
import { TableThingsProvider } from './TableThings'
import { HoldUp, type HoldUpProps } from './touch/HoldUp'

/** Come behind what the first drop needs: symbols and prints are the larger part of a game's pictures. */
const Plates = arriving(() => import('./pieces/Plates'), <PendingAsset />)
const Coins = arriving(() => import('./pieces/Coins'), <PendingAsset />)

export interface TableOfThingsProps {
  readonly layout: Layout
  readonly eyes: Viewer
  /** Fetched with its symbols; the same for as long as the game is on the table. */
  readonly printer: PrinterSource
  /** Height of the table top, in cm. */
  readonly tableTop: number
  readonly dice?: TableDiceProps | undefined
  readonly hasCoins?: boolean
  /** A box in the middle of the table that things are lifted over. */
  readonly walls?: Walls | undefined
  /** Absent: nobody points at this table. */
  readonly grounds?: Grounds | undefined
  /** What a hand has drawn on a thing, to be held before the eyes; absent where all things are printed. */
  readonly sheetOf?: HoldUpProps['sheetOf']
  /** What else is drawn, and what acts on the things. */
  readonly children?: ReactNode
}

/** Things move before dice are drawn and after throws are played. */
const movePriority = framePriority.throw + 5

/**
 * Everything of a game that lies on the table. When the layout changes, things go to their new places; who throws or
 * drags them takes them from `motion` meanwhile.
 */
export function TableOfThings(props: TableOfThingsProps) {
  const { layout, eyes, printer, tableTop, dice, hasCoins, walls, grounds, sheetOf, children } = props
  // biome-ignore lint/correctness/useExhaustiveDependencies: a table keeps its walls
  const motion = useMemo(() => createThingMotion(walls), [])
  const things = useMemo(() => ({ layout, motion }), [layout, motion])
  return (
    <TableThingsProvider value={things}>
      <Moving layout={layout} eyes={eyes} motion={motion} />
      {dice && <TableDice {...dice} />}
      <Awaiting>
        <Plates printer={printer} tableTop={tableTop} />
      </Awaiting>
      {hasCoins && (
        <Awaiting>
          <Coins />
        </Awaiting>
      )}
      <RimsOfChoice />
      <HoldUp printer={printer} sheetOf={sheetOf} />
      {grounds && <Pointing grounds={grounds} tableTop={tableTop} />}
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
  const tableSettings = usePart(tableSettingsOf)
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
