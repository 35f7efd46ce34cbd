import { shortRangeMm } from '../../../measure'
import type { Refusal } from '../../game'
import { dieName, isDieId } from '../data/dice'
import { firstOf, refuse } from '../moveRule'
import type { UseUpgrade } from '../moves'
import { gapOf, sidesOf } from '../sea'
import type { RattleState } from '../state'
import { checkFreeTravel, contactEnds, moved, ownShip, ownShips, travel, travelText } from '../travel'
import { adventureOf, changeAdventure } from '../work'
import type { UpgradeAim, UpgradeUse } from './upgradeUse'

/** U15: a short move that ends touching an NP Ship; if it boards that Ship, 1 more Loot in phase 7. */
export const boardingHook: UpgradeUse = {
  fields: ['dieId', 'x', 'y', 'targetId'],
  check: (state, use) =>
    firstOf(checkFreeTravel(state, use.seat, use, shortRangeMm), checkContact(state, use)),
  play(work, use) {
    travel(work, use.seat, use, 'RB-171a')
    const { hooks } = adventureOf(work.state)
    changeAdventure(work, { hooks: [...hooks, { die: use.dieId!, target: use.targetId! }] })
  },
  list: (state, seat, random) =>
    ownShips(state, seat).flatMap(ship =>
      sidesOf(state).nps.flatMap(np =>
        contactEnds(state, ship, np, random).map((end): UpgradeAim => ({ ...end, targetId: np.id })),
      ),
    ),
  name: use => `move ${travelText(use)} against ${nameOfTarget(use)}`,
}

function checkContact(state: RattleState, use: UseUpgrade): Refusal | undefined {
  const target = sidesOf(state).nps.find(die => die.id === use.targetId)
  if (!target) return refuse('RB-164', 'The Boarding Hook needs an NP Ship as its target')
  const ship = ownShip(state, use.seat, use.dieId)!
  const gap = gapOf(state, moved(ship, { x: use.x!, y: use.y! }), target)
  return gap === 0
    ? undefined
    : refuse('RB-65', `There your Ship would be ${gap} mm away from ${dieName(target.id)}, not touching it`)
}

function nameOfTarget({ targetId }: UseUpgrade): string {
  return targetId !== undefined && isDieId(targetId) ? dieName(targetId) : 'a Ship'
}
