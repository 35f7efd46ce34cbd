import type { Grounds } from '../../things/pointing'
import { trayHalf, trayMiddle } from './sizes'

/** What lies before all players: charts and ledgers, wherever they are held, and the tray on its mat. */
export const grounds: Grounds = {
  kinds: new Set(['mat', 'ledger', 'compass', 'chart', 'deck', 'die']),
  areas: [
    {
      name: 'tray',
      frame: { x: trayMiddle.x, z: trayMiddle.z, yaw: 0 },
      halfX: trayHalf,
      halfZ: trayHalf,
      y: trayMiddle.y,
    },
  ],
}
