import { AfterFirstPicture } from './AfterFirstPicture'
import { Cabin } from './Cabin'
import { CoinMat } from './CoinMat'
import { OilLamp } from './OilLamp'
import { TableTop } from './TableTop'
import { ChartRoll, DiceBag, RopeCoil, Tankard } from './ThingsOfUse'

/** The room that every game shares: the table at once, then lamp and cabin and the things of use behind it. */
export function Room() {
  return (
    <>
      <TableTop />
      <AfterFirstPicture>
        <OilLamp x={30} z={-27} turn={0.6} />
        <Cabin />
      </AfterFirstPicture>
      <AfterFirstPicture>
        <Tankard x={-33} z={-22} turn={2.5} />
        <RopeCoil x={-36} z={16} turn={0.4} />
        <ChartRoll x={6} z={-31} turn={0.12} />
        <DiceBag x={-27} z={-1} turn={0.9} />
        <CoinMat x={27} z={14} />
      </AfterFirstPicture>
    </>
  )
}
