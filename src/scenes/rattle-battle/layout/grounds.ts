import type { Grounds } from '../../things/pointing'
import type { Layout } from './placement'
import { boxHalf } from './sizes'

const kinds: Grounds['kinds'] = new Set([
  'scenario',
  'marker',
  'board',
  'bag',
  'captain',
  'quay',
  'die',
  'tile',
])
const hollow: Grounds['hollow'] = new Set(['box', 'tray'])

/** What lies before all players: the Sea, turned towards each of them, and boards, Ships and Sites. */
export const groundsOf = ({ sea }: Pick<Layout, 'sea'>): Grounds => ({
  kinds,
  hollow,
  areas: [{ name: 'sea', frame: { x: 0, z: 0, yaw: sea.angle }, halfX: boxHalf, halfZ: boxHalf, y: 0 }],
})
