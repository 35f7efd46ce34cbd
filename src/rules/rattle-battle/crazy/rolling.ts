/** Mini-games in which the players roll one after the other, each in their own tray (RB-296). */
import type { Seat } from '../../game'
import { leaveQueue } from '../stages/queue'
import type { RattleState } from '../state'
import { askForDrop } from '../throws/askForDrop'
import type { DieId } from '../vocabulary'
import { change, goTo, type Work } from '../work'
import { changeCrazy, crazyOf, type MiniGame } from './miniGame'

export interface RollGame {
  /** Who rolls in a round, in turn order. */
  rollers(state: RattleState): readonly Seat[]
  dice(state: RattleState, seat: Seat): readonly DieId[]
  /** This seat has rolled. Without it the next one follows at once. */
  rolled?(work: Work, seat: Seat): void
  /** All have rolled. */
  judge(work: Work): void
}

export function rollGame(game: RollGame): MiniGame {
  return {
    begin: work => startRound(work, game),
    fallen(work) {
      if (game.rolled) game.rolled(work, work.state.queue[0]!)
      else nextRoller(work, game)
    },
  }
}

export function startRound(work: Work, game: RollGame): void {
  changeCrazy(work, { round: crazyOf(work.state).round + 1, faces: {}, picks: {} })
  change(work, { queue: game.rollers(work.state) })
  rollFirst(work, game)
}

/** The first in the queue is done. */
export function nextRoller(work: Work, game: RollGame): void {
  leaveQueue(work, work.state.queue[0]!)
  rollFirst(work, game)
}

function rollFirst(work: Work, game: RollGame): void {
  const [seat] = work.state.queue
  if (seat === undefined) game.judge(work)
  else rollDice(work, seat, game.dice(work.state, seat))
}

export function rollDice(work: Work, seat: Seat, dice: readonly DieId[]): void {
  askForDrop(work, 'roll', dice, seat)
  goTo(work, 'crazy.throw')
}
