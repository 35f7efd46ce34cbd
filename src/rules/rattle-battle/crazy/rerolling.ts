/** Mini-games in which each rolls all dice and may then roll any of them again, twice (Drinking Contest, Gunner's Ladder). */
import type { Seat } from '../../game'
import type { RattleState } from '../state'
import { playerAt, turnOrder } from '../table'
import type { DieId } from '../vocabulary'
import { goTo, type Work } from '../work'
import { changeCrazy, crazyOf, type MiniGame } from './miniGame'
import { nextRoller, type RollGame, rollGame } from './rolling'

const mostRerolls = 2

export interface RerollGame {
  /** Judges the dice after each roll of this seat. */
  rolled?(work: Work, seat: Seat): void
  /** Absent: all the player's dice. */
  rerollable?(state: RattleState, seat: Seat): readonly DieId[]
  judge(work: Work): void
}

export function rerollGame({ rolled, rerollable, judge }: RerollGame): MiniGame {
  const dice = (state: RattleState, seat: Seat) => playerAt(state, seat).dice
  const again = rerollable ?? dice
  const stop = (work: Work) => {
    changeCrazy(work, { rerolls: 0 })
    nextRoller(work, game)
  }
  const game: RollGame = {
    rollers: turnOrder,
    dice,
    rolled(work, seat) {
      rolled?.(work, seat)
      const { rerolls } = crazyOf(work.state)
      if (rerolls < mostRerolls && again(work.state, seat).length > 0) goTo(work, 'crazy.reroll')
      else stop(work)
    },
    judge,
  }
  return { ...rollGame(game), rerollable: again, stopRolling: stop }
}
