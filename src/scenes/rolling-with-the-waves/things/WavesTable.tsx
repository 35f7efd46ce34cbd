import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { Viewer } from '../../../rules/game'
import type { RollingWavesState } from '../../../rules/rolling-with-the-waves/public'
import { arriving } from '../../../table/arriving'
import { Awaiting } from '../../table/Awaiting'
import type { Ground } from '../../table/dice/dicePoses'
import { PendingAsset } from '../../table/PendingAsset'
import { TableOfThings } from '../../things'
import type { Printer } from '../../things/prints'
import {
  dieThing,
  groundsOf,
  type Laying,
  layoutOf,
  tableTop,
  trayHalf,
  trayHeight,
  trayInner,
} from '../layout'
import { diceInPlay } from '../play/wavesDice'
import { WavesBag } from './WavesBag'
import { WavesTray } from './WavesTray'

/** Comes behind what the first throw needs: symbols and prints are the larger part of this game's pictures. */
const Boards = arriving(() => import('./Boards'), <PendingAsset />)
const fetchPrinter = async (): Promise<Printer> => (await import('../prints/printer')).printer

type Sheets = typeof import('../prints/sheetOf')

const ground: Ground = { halfX: trayInner.x, halfZ: trayInner.z, floorY: 0, tableY: tableTop + 0.2 }
const walls = { half: trayHalf.z, height: trayHeight }

export interface WavesTableProps {
  readonly view: RollingWavesState
  readonly eyes: Viewer
  readonly laying: Laying | undefined
  /** What acts on the things. */
  readonly children?: ReactNode
}

/** Everything of a game that lies on the table, dice included. */
export function WavesTable({ view, eyes, laying, children }: WavesTableProps) {
  const layout = useMemo(() => layoutOf(view, eyes, laying), [view, eyes, laying])
  const grounds = useMemo(() => groundsOf(layout), [layout])
  const seats = view.players.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: the players of a match never change
  const dice = useMemo(() => diceInPlay(view), [seats])
  const [sheets, setSheets] = useState<Sheets>()
  useEffect(() => void import('../prints/sheetOf').then(setSheets), [])
  return (
    <TableOfThings
      layout={layout}
      eyes={eyes}
      printer={fetchPrinter}
      tableTop={tableTop}
      walls={walls}
      grounds={grounds}
      dice={{ dice, thingOf: dieThing, ground }}
      sheetOf={sheets && (id => sheets.sheetOf(id, view))}
    >
      <Awaiting>
        <WavesTray />
      </Awaiting>
      <Awaiting>
        <Boards view={view} eyes={eyes} laying={laying} />
      </Awaiting>
      <Awaiting>
        <WavesBag />
      </Awaiting>
      {children}
    </TableOfThings>
  )
}
