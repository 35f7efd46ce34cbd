import { Awaiting } from '../../table/Awaiting'
import { Cabin } from '../../table/room/Cabin'
import { OilLamp } from '../../table/room/OilLamp'
import { TableTop } from '../../table/room/TableTop'
import { ChartRoll, RopeCoil, Tankard } from '../../table/room/ThingsOfUse'

/** The room, with the things of use moved out of the game's way. */
export function FortuneRoom() {
  return (
    <>
      <TableTop />
      <OilLamp x={42} z={-36} turn={0.6} />
      <Awaiting>
        <Cabin />
      </Awaiting>
      <Awaiting>
        <Tankard x={-54} z={-31} turn={2.5} />
        <RopeCoil x={56} z={-14} turn={0.4} />
        <ChartRoll x={-36} z={-40} turn={0.2} />
      </Awaiting>
    </>
  )
}
