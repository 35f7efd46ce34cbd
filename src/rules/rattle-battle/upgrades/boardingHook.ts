import { mmText, shortRangeMm } from '../../../measure'
import type { Refusal } from '../../game'
import { firstOf, refuse } from '../../refusal'
import type { UseUpgrade } from '../moves'
import { travelText } from '../sea/moveWords'
import { gapOf, sidesOf } from '../sea/sea'
import { namedShip, shipName } from '../sea/shipNames'
import { cappedRange, checkFreeTravel, contactEnds, moved, ownShip, ownShips, travel } from '../sea/travel'
import type { RattleState } from '../state'
import { adventureOf, changeAdventure } from '../work'
import type { UpgradeAim, UpgradeUse } from './upgradeUse'

/** U15: a short move that ends touching an NP Ship; if it boards that Ship, 1 more Loot in phase 7. */
export const boardingHook: UpgradeUse = {
  fields: ['dieId', 'x', 'y', 'targetId'],
  check: (state, use) =>
    firstOf(
      () => checkFreeTravel(state, use.seat, use, shortRangeMm),
      () => checkContact(state, use),
    ),
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
  inReach: (state, seat) =>
    ownShips(state, seat).some(ship =>
      sidesOf(state).nps.some(np => gapOf(state, ship, np) <= cappedRange(state, shortRangeMm)),
    ),
  name: (state, use) => `move ${travelText(state, use)}, hooking ${namedShip(state, use.targetId, 'a Ship')}`,
}

function checkContact(state: RattleState, use: UseUpgrade): Refusal | undefined {
  const target = sidesOf(state).nps.find(die => die.id === use.targetId)
  if (!target) return refuse('RB-164', 'The Boarding Hook needs a merchant as its target')
  const ship = ownShip(state, use.seat, use.dieId)!
  const gap = gapOf(state, moved(ship, { x: use.x!, y: use.y! }), target)
  return gap === 0
    ? undefined
    : refuse(
        'RB-65',
        `There your Ship would not touch ${shipName(state, target.id)}: it stays ${mmText(gap, 0)} mm away`,
      )
}
