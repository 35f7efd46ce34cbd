import { refuse } from '../../refusal'
import { namedShip } from '../sea/shipNames'
import { ownShip, ownShips } from '../sea/travel'
import { adventureOf, changeAdventure } from '../work'
import type { StoreUse } from './storeUse'

/** X05: one of your Ships has +2 Strength in the Battle of this Adventure; each token counts. */
export const grogGreta: StoreUse = {
  fields: ['dieId'],
  check: (state, { seat, dieId }) =>
    ownShip(state, seat, dieId) ? undefined : refuse('RB-172', 'Choose one of your Ships in the Sea'),
  play(work, { dieId }) {
    changeAdventure(work, { grogged: [...adventureOf(work.state).grogged, dieId!] })
  },
  list: (state, seat) => ownShips(state, seat).map(({ id }) => ({ dieId: id })),
  name: (state, { dieId }) => `+2 Strength for ${namedShip(state, dieId, 'a Ship')}`,
}
