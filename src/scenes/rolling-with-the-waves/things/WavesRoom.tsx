import { Suspense } from 'react'
import { PendingAsset } from '../../table/PendingAsset'
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
      <Suspense fallback={<PendingAsset />}>
        <Cabin />
      </Suspense>
      <Suspense fallback={<PendingAsset />}>
        <Tankard x={-56} z={-30} turn={2.5} />
        <RopeCoil x={-60} z={30} turn={0.4} />
      </Suspense>
    </>
  )
}
