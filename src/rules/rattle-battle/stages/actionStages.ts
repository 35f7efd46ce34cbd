/** Phases 3 to 5 from stage to stage: NP Ships act, perhaps a late drop, turns, the Battle (RB-145, RB-160, RB-420). */

import { does } from '../../sentence'
import { enterBattle } from '../phases/battle'
import { applyCardBefore } from '../phases/cardBefore'
import { actNpShips } from '../phases/npPhase'
import { isPhaseIdle, startTurn } from '../phases/turn'
import { canUse } from '../phases/uses'
import { isPlayerShip, seaOf } from '../sea/sea'
import type { RattleState } from '../state'
import { lastInTurn, nameOf, participants, shipsAtHome } from '../table'
import { adventureOf, change, goTo, say } from '../work'
import type { Stage, WaitingStage } from './flow'
import { leaveQueue, toBack } from './queue'

export const np: Stage = {
  enter(work) {
    applyCardBefore(work)
    const nps = seaOf(work.state).filter(die => !isPlayerShip(die))
    actNpShips(
      work,
      nps.map(die => die.id),
    )
  },
}

/** Waits for a Re-drop only (RB-139a). */
export const npRedrop: Stage = { enter: () => undefined }

/** RB-420: only with five players, and only a Ship that was not sent. */
function isLateDropOffered(state: RattleState): boolean {
  const { options, players } = state
  return options.lateDrop === 'on' && players.length === 5 && shipsAtHome(state, lastInTurn(state)).length > 0
}

export const actions: Stage = {
  enter: work => goTo(work, isLateDropOffered(work.state) ? 'actions.late' : 'actions.first'),
}

export const lateDropStage: WaitingStage = {
  rule: 'RB-420',
  ask: 'You may drop one of your Ships that you did not send',
  enter: work => change(work, { queue: [lastInTurn(work.state)] }),
  leave: work => goTo(work, 'actions.first'),
}

/** Waits for the throw of a late Ship, or of one re-dropped by an effect. */
export const actionsDrop: Stage = { enter: () => undefined }

/** RB-160, RB-161: Participants take turns until all have passed. */
export const firstTurn: Stage = {
  enter(work) {
    change(work, { queue: participants(work.state) })
    startTurn(work)
    goTo(work, 'actions.turn')
  },
}

export const actionsTurn: WaitingStage = {
  rule: 'RB-160',
  ask: 'Move or fire, use Upgrades, or pass',
  enter: () => undefined,
  begin(work) {
    if (!isPhaseIdle(work.state)) return
    change(work, { queue: [] })
    startTurn(work)
  },
  hasChoice: canUse,
  // 5.5: otherwise the player passes, or ends a turn in which something was done.
  passOver(work, seat) {
    const { acted, used } = adventureOf(work.state)
    if (acted || used) {
      toBack(work)
    } else {
      say(work, 'RB-160', `${nameOf(work.state, seat)} ${does(seat, 'passes', 'pass')}`, {
        kind: 'pass',
        data: { seat },
      })
      leaveQueue(work, seat)
    }
    startTurn(work)
  },
  leave: work => goTo(work, 'battle'),
}

export const battle: Stage = { enter: enterBattle }
