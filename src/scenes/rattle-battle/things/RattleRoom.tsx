import { Awaiting } from '../../table/Awaiting'
import { Cabin } from '../../table/room/Cabin'
import { OilLamp } from '../../table/room/OilLamp'
import { TableTop } from '../../table/room/TableTop'
import { RopeCoil, Tankard } from '../../table/room/ThingsOfUse'

/** The room with the things of use moved out of the game's way. */
export function RattleRoom() {
  return (
    <>
      <TableTop />
      <OilLamp x={30.6} z={-27} turn={0.6} />
      <Awaiting>
        <Cabin />
      </Awaiting>
      <Awaiting>
        <Tankard x={-43.8} z={-14} turn={2.5} />
        <RopeCoil x={43} z={-25} turn={0.4} />
      </Awaiting>
    </>
  )
}
