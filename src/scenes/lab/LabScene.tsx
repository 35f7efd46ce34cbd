import { Suspense } from 'react'
import { Room } from '../table/room/Room'
import { SeaBox } from '../table/room/SeaBox'
import { LabDice } from './LabDice'
import { LabJudge } from './LabJudge'
import { LabTools } from './LabTools'

/** The lab: the Sea Box on the table, and dice. */
export function LabScene() {
  return (
    <Suspense fallback={null}>
      <Room />
      <SeaBox />
      <LabDice />
      <LabJudge />
      <Suspense fallback={null}>
        <LabTools />
      </Suspense>
    </Suspense>
  )
}
