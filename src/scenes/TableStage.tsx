import { lazy, Suspense } from 'react'
import type { OpenTable } from '../open-table'
import { PendingAsset } from './table/PendingAsset'
import { TableCanvas } from './table/TableCanvas'

/** What can stand on the table. */
export const stageNames = ['lab', 'match', 'open'] as const
export type StageName = (typeof stageNames)[number]

const LabScene = lazy(() => import('./lab/LabScene'))
const MatchScene = lazy(() => import('./MatchScene'))
const OpenScene = lazy(() => import('./open/OpenScene'))

const WarmScene = lazy(() => import('./WarmScene'))
const KioskStage = lazy(() => import('./kiosk/KioskStage'))

export interface TableStageProps {
  readonly stage: StageName | undefined
  /** The kiosk leads the camera itself. */
  readonly isKiosk: boolean
  /** The open table, while it stands here. */
  readonly openTable: Promise<OpenTable> | undefined
  /** The table is drawn once before anybody comes to it; absent where somebody came to it at once. */
  readonly onWarm: (() => void) | undefined
}

/** The canvas of the page with what the current place puts on its table. */
export default function TableStage({ stage, isKiosk, openTable, onWarm }: TableStageProps) {
  const scene = (
    <Suspense fallback={<PendingAsset />}>
      {onWarm && <WarmScene isAlone={stage === undefined} onDrawn={onWarm} />}
      {stage === 'lab' && <LabScene />}
      {stage === 'match' && <MatchScene />}
      {stage === 'open' && openTable && <OpenScene openTable={openTable} />}
    </Suspense>
  )
  return (
    <TableCanvas>
      {isKiosk ? (
        <Suspense fallback={<PendingAsset />}>
          <KioskStage>{scene}</KioskStage>
        </Suspense>
      ) : (
        scene
      )}
    </TableCanvas>
  )
}
