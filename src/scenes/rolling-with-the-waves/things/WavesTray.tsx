import { type Footprint, RestingShade } from '../../table/room/RestingShade'
import { FeltTray } from '../../things/pieces/FeltTray'
import { trayHalf } from '../layout'

const footprint: readonly Footprint[] = [
  { x: 0, z: 0, halfX: trayHalf.x, halfZ: trayHalf.z, corner: 0.4, reach: 3 },
]

/** The tray in the middle of the table: the sea of this game. Its felt is at the height 0. */
export function WavesTray() {
  return (
    <group dispose={null}>
      <RestingShade footprints={footprint} />
      <FeltTray tray="rolling-waves-tray" />
    </group>
  )
}
