import { Awaiting } from '../../table/Awaiting'
import { Cabin } from '../../table/room/Cabin'
import { OilLamp } from '../../table/room/OilLamp'
import { type Footprint, RestingShade } from '../../table/room/RestingShade'
import { TableTop } from '../../table/room/TableTop'
import { Tankard } from '../../table/room/ThingsOfUse'
import { trayHalf, trayMiddle } from '../layout/sizes'

const lamp = { x: 36, z: -20.4 }
const tankard = { x: -35.5, z: -20.6 }

const shades: readonly Footprint[] = [
  { ...lamp, halfX: 5, halfZ: 5, corner: 5, reach: 5 },
  { ...tankard, halfX: 4.6, halfZ: 4.6, corner: 4.6, reach: 6 },
  { x: trayMiddle.x, z: trayMiddle.z, halfX: trayHalf, halfZ: trayHalf, corner: 0.5, reach: 4 },
]

/** The room, with its usual things moved clear of the charts. */
export function SeasRoom() {
  return (
    <>
      <TableTop />
      <OilLamp x={lamp.x} z={lamp.z} turn={0.6} />
      <Awaiting>
        <Cabin />
      </Awaiting>
      <Awaiting>
        <Tankard x={tankard.x} z={tankard.z} turn={2.5} />
        <RestingShade footprints={shades} />
      </Awaiting>
    </>
  )
}
