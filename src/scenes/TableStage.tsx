import { lazy, Suspense } from 'react'
import { OnItsWay } from './table/OnItsWay'
import { TableCanvas } from './table/TableCanvas'

/** What can stand on the table. */
export const stageNames = ['lab', 'match'] as const
export type StageName = (typeof stageNames)[number]

const LabScene = lazy(() => import('./lab/LabScene'))
const MatchScene = lazy(() => import('./MatchScene'))

const WarmScene = lazy(() => import('./WarmScene'))
const KioskStage = lazy(() => import('./kiosk/KioskStage'))

export interface TableStageProps {
  readonly stage: StageName | undefined
  /** The kiosk leads the camera itself. */
  readonly isKiosk: boolean
  /** The table is drawn once before anybody comes to it; absent where somebody came to it at once. */
  readonly onWarm: (() => void) | undefined
}

/** The canvas of the page with what the current place puts on its table. */
export default function TableStage({ stage, isKiosk, onWarm }: TableStageProps) {
  const scene = (
    <Suspense fallback={<OnItsWay />}>
      {onWarm && <WarmScene isAlone={stage === undefined} onDrawn={onWarm} />}
      {stage === 'lab' && <LabScene />}
      {stage === 'match' && <MatchScene />}
    </Suspense>
  )
  return (
    <TableCanvas>
      {isKiosk ? (
        <Suspense fallback={<OnItsWay />}>
          <KioskStage>{scene}</KioskStage>
        </Suspense>
      ) : (
        scene
      )}
    </TableCanvas>
  )
}
