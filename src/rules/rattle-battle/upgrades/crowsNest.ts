import { isInRange, longRangeMm } from '../../../measure'
import { enemyShips } from '../aiming'
import { askForDrop } from '../askForDrop'
import { dieName, isDieId } from '../data/dice'
import { refuse } from '../moveRule'
import { gapOf } from '../sea'
import type { RattleState, SeaDie } from '../state'
import { ownShips } from '../travel'
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
      : refuse('RB-66', `None of your Ships has ${dieName(target.id)} within long range`)
  },
  play(work, { seat, targetId }) {
    askForDrop(work, 'effect', [targetId!], seat)
    goTo(work, 'actions.drop')
  },
  list: (state, seat) => enemyShips(state, seat).map(({ id }) => ({ targetId: id })),
  name: ({ targetId }) =>
    `drop ${targetId !== undefined && isDieId(targetId) ? dieName(targetId) : 'a Ship'} again`,
}

function isSeen(state: RattleState, seat: number, target: SeaDie): boolean {
  return ownShips(state, seat).some(own => isInRange(gapOf(state, own, target), longRangeMm, state.options))
}
