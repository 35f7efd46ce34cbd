import { Suspense } from 'react'
import { SeaBox } from '../table/room/SeaBox'
import { TableTop } from '../table/room/TableTop'
import { LabDice } from './LabDice'
import { LabJudge } from './LabJudge'

/** The lab: the Sea Box on the table, and dice. */
export function LabScene() {
  return (
    <Suspense fallback={null}>
      <TableTop />
      <SeaBox />
      <LabDice />
      <LabJudge />
    </Suspense>
  )
}
