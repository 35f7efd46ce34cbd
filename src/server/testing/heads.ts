import { testTable } from '../../match/testing/matches'
import type { RoomHead } from '../roomHead'

const lock = '0'.repeat(64)

/** What is kept of a room beside its match, which is that of `testTable`. */
export const testHead = (id: string): RoomHead => ({
  version: 1,
  id,
  name: 'A test',
  game: testTable().match.game,
  options: {},
  seats: testTable().match.seats,
  freeUndo: false,
  isSealed: false,
  createdAt: 0,
  locks: { host: lock, watch: lock, watchTurn: 0, chairs: [] },
  computers: [],
  lent: {},
})
