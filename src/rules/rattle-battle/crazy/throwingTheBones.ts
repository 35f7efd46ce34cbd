/** I04 Throwing the Bones: the highest total of all dice. */
import { playerAt, turnOrder } from '../table'
import { totalOf } from './cannonsReady'
import { endGame, highest, reward } from './miniGame'
import { rollGame } from './rolling'

const coins = 2

export const throwingTheBones = rollGame({
  rollers: turnOrder,
  dice: (state, seat) => playerAt(state, seat).dice,
  judge(work) {
    const { state } = work
    reward(
      work,
      highest(state, seat => totalOf(state, seat)),
      coins,
    )
    endGame(work)
  },
})
