import { useEffect } from 'react'
import type { OpenTable } from '../open-table'
import { loadPhysics } from '../physics'
import { arriving } from '../table/arriving'
import { type StageName, sceneCode } from './sceneCode'
import { Awaiting } from './table/Awaiting'
import { PendingAsset } from './table/PendingAsset'
import { TableCanvas } from './table/TableCanvas'

const LabScene = arriving(sceneCode.lab, <PendingAsset />)
const MatchScene = arriving(sceneCode.match, <PendingAsset />)
const OpenScene = arriving(sceneCode.open, <PendingAsset />)

const WarmScene = arriving(() => import('./WarmScene'), <PendingAsset />)
const KioskStage = arriving(() => import('./kiosk/KioskStage'), <PendingAsset />)

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
  useEffect(() => {
    // The engine comes beside the models, not after them. The code that needs dice says why there are none.
    if (stage) loadPhysics().catch(() => {})
  }, [stage])
  const scene = (
    <Awaiting>
      {onWarm && <WarmScene isAlone={stage === undefined} onDrawn={onWarm} />}
      {stage === 'lab' && <LabScene />}
      {stage === 'match' && <MatchScene />}
      {stage === 'open' && openTable && <OpenScene openTable={openTable} />}
    </Awaiting>
  )
  return <TableCanvas>{isKiosk ? <KioskStage>{scene}</KioskStage> : scene}</TableCanvas>
}
