import { isInRange, longRangeMm } from '../../../measure'
import { refuse } from '../../refusal'
import { enemyShips } from '../sea/aiming'
import { gapOf } from '../sea/sea'
import { namedShip, shipName } from '../sea/shipNames'
import { ownShips } from '../sea/travel'
import type { RattleState, SeaDie } from '../state'
import { askForDrop } from '../throws/askForDrop'
import { goTo } from '../work'
import type { UpgradeUse } from './upgradeUse'

/** U01: an Enemy Ship within long range is dropped again into the centre; no NP action follows. */
export const crowsNest: UpgradeUse = {
  fields: ['targetId'],
  check(state, { seat, targetId }) {
    const target = enemyShips(state, seat).find(die => die.id === targetId)
    if (!target) return refuse('RB-372', 'Choose an Enemy Ship in the Sea')
    return isSeen(state, seat, target)
      ? undefined
      : refuse('RB-66', `None of your Ships has ${shipName(state, target.id)} within long range`)
  },
  play(work, { seat, targetId }) {
    askForDrop(work, 'effect', [targetId!], seat)
    goTo(work, 'actions.drop')
  },
  list: (state, seat) => enemyShips(state, seat).map(({ id }) => ({ targetId: id })),
  name: (state, { targetId }) => `drop ${namedShip(state, targetId, 'a Ship')} again`,
}

function isSeen(state: RattleState, seat: number, target: SeaDie): boolean {
  return ownShips(state, seat).some(own => isInRange(gapOf(state, own, target), longRangeMm, state.options))
}
