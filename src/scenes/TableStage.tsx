import { lazy, Suspense } from 'react'
import { TableCanvas } from './table/TableCanvas'

/** What can stand on the table. */
export const stageNames = ['lab', 'match'] as const
export type StageName = (typeof stageNames)[number]

const LabScene = lazy(() => import('./lab/LabScene'))
const MatchScene = lazy(() => import('./MatchScene'))

/** The canvas of the page with what the current place puts on its table. */
export default function TableStage({ stage }: { readonly stage: StageName | undefined }) {
  return (
    <TableCanvas>
      <Suspense fallback={null}>
        {stage === 'lab' && <LabScene />}
        {stage === 'match' && <MatchScene />}
      </Suspense>
    </TableCanvas>
  )
}
