/** C04 Cannons Ready: the lowest total is out, round after round. */
import type { Seat } from '../../game'
import type { RattleState } from '../state'
import { nameOf, playerAt, turnOrder } from '../table'
import { say } from '../work'
import { changeCrazy, crazyOf, endGame, mostRounds, reward, rolledValue } from './miniGame'
import { type RollGame, rollGame, startRound } from './rolling'

const coins = 3

const stillIn = (state: RattleState) => turnOrder(state).filter(seat => !crazyOf(state).gone.includes(seat))

/** The sum of all dice that the player has rolled. */
export function totalOf(state: RattleState, seat: Seat): number {
  return playerAt(state, seat).dice.reduce((sum, die) => sum + rolledValue(state, die), 0)
}

const game: RollGame = {
  rollers: stillIn,
  dice: (state, seat) => playerAt(state, seat).dice,
  judge(work) {
    const { state } = work
    const players = stillIn(state)
    const lowest = Math.min(...players.map(seat => totalOf(state, seat)))
    const losers = players.filter(seat => totalOf(state, seat) === lowest)
    const { gone, round } = crazyOf(state)
    // RB-297: where all totals are equal there is no lowest.
    if (losers.length < players.length) {
      changeCrazy(work, { gone: [...gone, ...losers] })
      const names = losers.map(seat => nameOf(state, seat)).join(' and ')
      say(work, 'RB-297', `Out with ${lowest}: ${names}`, { kind: 'gone', data: { seats: losers } })
    }
    const left = stillIn(work.state)
    if (left.length > 1 && round < mostRounds) {
      startRound(work, game)
      return
    }
    reward(work, left, coins)
    endGame(work)
  },
}

export const cannonsReady = rollGame(game)
