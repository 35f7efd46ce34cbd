import { Suspense } from 'react'
import { AfterFirstPicture } from '../table/room/AfterFirstPicture'
import { Room } from '../table/room/Room'
import { SeaBox } from '../table/room/SeaBox'
import { LabDice } from './LabDice'
import { LabJudge } from './LabJudge'
import { LabTiles } from './LabTiles'
import { LabTools } from './LabTools'

/** The lab: the Sea Box on the table, and dice. */
export default function LabScene() {
  return (
    <Suspense fallback={null}>
      <Room />
      <SeaBox />
      <LabDice />
      <LabTiles />
      <LabJudge />
      <AfterFirstPicture>
        <LabTools />
      </AfterFirstPicture>
    </Suspense>
  )
}
