import { LabScene } from './lab/LabScene'
import { TableCanvas } from './table/TableCanvas'

/** What can stand on the table. */
export const stageNames = ['lab', 'match'] as const
export type StageName = (typeof stageNames)[number]

/** The canvas of the page with what the current place puts on its table. */
export default function TableStage({ stage }: { readonly stage: StageName | undefined }) {
  return <TableCanvas>{stage === 'lab' && <LabScene />}</TableCanvas>
}
