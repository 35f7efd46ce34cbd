import { useEffect } from 'react'
import { arriving } from '../../table/arriving'
import { Awaiting } from '../table/Awaiting'
import { takeModelsOff } from '../table/assets'
import { PendingAsset } from '../table/PendingAsset'
import { AfterFirstPicture } from '../table/room/AfterFirstPicture'
import { Furniture } from '../table/room/Room'
import { SeaBox } from '../table/room/SeaBox'
import { TableTop } from '../table/room/TableTop'
import { LabDice } from './LabDice'

const LabJudging = arriving(() => import('./LabJudging'), <PendingAsset />)

/** The lab: the Sea Box on the table, and dice. The table does not wait until they are visible. */
export default function LabScene() {
  useEffect(() => takeModelsOff, [])
  return (
    <>
      <Awaiting>
        <TableTop />
      </Awaiting>
      <Awaiting>
        <SeaBox />
        <LabDice />
        <AfterFirstPicture>
          <LabJudging />
        </AfterFirstPicture>
        <Furniture />
      </Awaiting>
    </>
  )
}
