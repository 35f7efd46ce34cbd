import { AfterFirstPicture } from './AfterFirstPicture'
import { Cabin } from './Cabin'
import { CoinMat } from './CoinMat'
import { OilLamp } from './OilLamp'
import { type Footprint, RestingShade } from './RestingShade'
import { StillThings } from './StillThings'
import { TableTop } from './TableTop'
import { ChartRoll, DiceBag, RopeCoil, Tankard } from './ThingsOfUse'

const round = (x: number, z: number, half: number, reach: number): Footprint => ({
  x,
  z,
  halfX: half,
  halfZ: half,
  corner: half,
  reach,
})
const thingsOfUse: readonly Footprint[] = [
  round(30, -27, 5, 5),
  round(-33, -22, 4.6, 6),
  round(-36, 16, 7, 2),
  { x: 6, z: -31, halfX: 15, halfZ: 1.2, corner: 1.2, turn: 0.12, reach: 2.4 },
  round(-27, -1, 5, 5),
  round(27, 14, 8, 0.5),
]

/** The room that every game shares: the table at once, then what stands on it and around it. */
export function Room() {
  return (
    <>
      <TableTop />
      <Furniture />
    </>
  )
}

/** The cabin, the lamp and the things of use; they come behind the first picture. */
export function Furniture() {
  return (
    <>
      <AfterFirstPicture>
        <Cabin />
      </AfterFirstPicture>
      <AfterFirstPicture>
        <StillThings>
          <OilLamp x={30} z={-27} turn={0.6} />
          <Tankard x={-33} z={-22} turn={2.5} />
          <RopeCoil x={-36} z={16} turn={0.4} />
          <ChartRoll x={6} z={-31} turn={0.12} />
          <DiceBag x={-27} z={-1} turn={0.9} />
          <CoinMat x={27} z={14} />
        </StillThings>
        <RestingShade footprints={thingsOfUse} />
      </AfterFirstPicture>
    </>
  )
}
