import type { Thing } from '../../../open-table'
import { SeaBox } from '../../table/room/SeaBox'
import { FeltTray } from '../../things/pieces/FeltTray'
import { OnThing } from '../../things/pieces/OnThing'
import { trayFloorUp } from '../bodies/bodyOf'

export interface OfThings {
  readonly things: readonly Thing[]
}

/** The trays and Sea Boxes that are on the table. */
export default function Trays({ things }: OfThings) {
  return things.map(({ id, what }) =>
    what.kind === 'tray' ? (
      <OnThing key={id} id={id}>
        <group position-y={trayFloorUp(what.tray)}>
          {what.tray === 'sea-box' ? <SeaBox /> : <FeltTray tray={what.tray} />}
        </group>
      </OnThing>
    ) : null,
  )
}
