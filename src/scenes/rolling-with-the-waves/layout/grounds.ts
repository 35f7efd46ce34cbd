import type { Grounds } from '../../things/pointing'
import type { WavesLayout } from './layoutOf'
import { trayHalf } from './sizes'

const kinds: Grounds['kinds'] = new Set(['bag', 'map', 'mini', 'marker'])

/** What lies before all players: the tray, turned towards each of them, and maps and boards. */
export const groundsOf = ({ tray }: Pick<WavesLayout, 'tray'>): Grounds => ({
  kinds,
  areas: [
    { name: 'tray', frame: { x: 0, z: 0, yaw: tray.angle }, halfX: trayHalf.x, halfZ: trayHalf.z, y: 0 },
  ],
})
