import { sizeOf } from '../../../open-table'
import { OnThing } from '../../things/pieces/OnThing'
import { CaptainsShip, KingsShip, KrakenFigure } from '../../waves-of-fortune/things/Ships'
import type { OfThings } from './Trays'

/** Ships and the Kraken, from the sea of Fortune. */
export default function Ships({ things }: OfThings) {
  return things.map(({ id, what }) => {
    if (what.kind !== 'ship') return null
    return (
      <OnThing key={id} id={id}>
        <group position-y={-sizeOf(what).height / 20}>
          {what.ship === 'king' ? (
            <KingsShip />
          ) : what.ship === 'kraken' ? (
            <KrakenFigure />
          ) : (
            <CaptainsShip colour={what.ship} />
          )}
        </group>
      </OnThing>
    )
  })
}
