import { Awaiting } from '../../table/Awaiting'
import { Cabin } from '../../table/room/Cabin'
import { OilLamp } from '../../table/room/OilLamp'
import { TableTop } from '../../table/room/TableTop'
import { RopeCoil, Tankard } from '../../table/room/ThingsOfUse'

/** The room with the things of use moved out of the way of five maps. */
export function WavesRoom() {
  return (
    <>
      <TableTop />
      <OilLamp x={57} z={-33} turn={0.6} />
      <Awaiting>
        <Cabin />
      </Awaiting>
      <Awaiting>
        <Tankard x={-56} z={-30} turn={2.5} />
        <RopeCoil x={-60} z={30} turn={0.4} />
      </Awaiting>
    </>
  )
}
