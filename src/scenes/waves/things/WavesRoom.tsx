import { Awaiting } from '../../table/Awaiting'
import { Cabin } from '../../table/room/Cabin'
import { OilLamp } from '../../table/room/OilLamp'
import { TableTop } from '../../table/room/TableTop'
import { ChartRoll, RopeCoil, Tankard } from '../../table/room/ThingsOfUse'

/** The room with the things of use moved out of the game's way. */
export function WavesRoom() {
  return (
    <>
      <TableTop />
      <OilLamp x={46} z={-41} turn={0.6} />
      <Awaiting>
        <Cabin />
      </Awaiting>
      <Awaiting>
        <Tankard x={-50} z={-36} turn={2.5} />
        <RopeCoil x={-57} z={12} turn={0.4} />
        <ChartRoll x={58} z={-14} turn={1.2} />
      </Awaiting>
    </>
  )
}
