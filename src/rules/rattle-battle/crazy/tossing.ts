/** Mini-games in which all toss their dice into the Sea Box, one die at a time in turn order (6.3). */
import type { Seat } from '../../game'
import { inSea } from '../sea/sea'
import { leaveQueue, toBack } from '../stages/queue'
import type { RattleState } from '../state'
import { playerAt, turnOrder } from '../table'
import { askForDrop } from '../throws/askForDrop'
import type { DieId } from '../vocabulary'
import { change, goTo, type Work } from '../work'
import { crazyOf, type MiniGame } from './miniGame'

export function tossGame(judge: (work: Work) => void): MiniGame {
  return {
    begin(work) {
      change(work, { queue: turnOrder(work.state) })
      goTo(work, 'crazy.toss')
    },
    fallen(work) {
      const seat = work.state.queue[0]!
      if (untossed(work.state, seat).length > 0) toBack(work)
      else leaveQueue(work, seat)
      if (work.state.queue.length > 0) goTo(work, 'crazy.toss')
      else judge(work)
    },
  }
}

/** The player's dice that neither lie in the box nor have left it. */
export function untossed(state: RattleState, seat: Seat): readonly DieId[] {
  const { out } = crazyOf(state)
  return playerAt(state, seat).dice.filter(die => !out.includes(die) && !inSea(state, die))
}

export function tossDie(work: Work, seat: Seat, die: DieId): void {
  askForDrop(work, 'toss', [die], seat)
  goTo(work, 'crazy.throw')
}
