/** C09 Gunner's Ladder: the longest run of consecutive values. */
import type { Seat } from '../../game'
import type { RattleState } from '../state'
import { playerAt } from '../table'
import { endGame, highest, reward, rolledValue } from './miniGame'
import { rerollGame } from './rerolling'

const coins = 2
/** More than any value: length counts before the top value. */
const perStep = 10

/** The player's longest run of values, and of equally long ones the highest, as one number. */
function ladderOf(state: RattleState, seat: Seat): number {
  const values = new Set(playerAt(state, seat).dice.map(die => rolledValue(state, die)))
  const runs = [...values].map(top => {
    let length = 1
    while (values.has(top - length)) length++
    return length * perStep + top
  })
  return Math.max(...runs)
}

export function longestRun(state: RattleState, seat: Seat): number {
  return Math.floor(ladderOf(state, seat) / perStep)
}

export const gunnersLadder = rerollGame({
  judge(work) {
    const { state } = work
    reward(
      work,
      highest(state, seat => ladderOf(state, seat)),
      coins,
    )
    endGame(work)
  },
})
