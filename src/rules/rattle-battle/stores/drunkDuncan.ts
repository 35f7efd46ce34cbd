import { refuse } from '../../refusal'
import { namedShip } from '../sea/shipNames'
import { ownShip, ownShips } from '../sea/travel'
import { askForDrop } from '../throws/askForDrop'
import { goTo } from '../work'
import type { StoreUse } from './storeUse'

/** X03: one of your Ships is dropped again into the centre. */
export const drunkDuncan: StoreUse = {
  fields: ['dieId'],
  check: (state, { seat, dieId }) =>
    ownShip(state, seat, dieId) ? undefined : refuse('RB-172', 'Choose one of your Ships in the Sea'),
  play(work, { seat, dieId }) {
    askForDrop(work, 'effect', [dieId!], seat)
    goTo(work, 'actions.drop')
  },
  list: (state, seat) => ownShips(state, seat).map(({ id }) => ({ dieId: id })),
  name: (state, { dieId }) => `drop ${namedShip(state, dieId, 'a Ship')} again`,
}
