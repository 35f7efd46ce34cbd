/** C07 Treasure Map: the dice closest to the corners of the box earn their owners coins. */
import { gapToPoint, seaHalfMm, tieSet } from '../../../measure'
import { outlineOfDie, seaOf } from '../sea/sea'
import { dropAll } from './dropping'
import { endGame, type MiniGame, ownersOf, reward } from './miniGame'

const corners = [
  { x: -seaHalfMm, y: -seaHalfMm },
  { x: -seaHalfMm, y: seaHalfMm },
  { x: seaHalfMm, y: seaHalfMm },
  { x: seaHalfMm, y: -seaHalfMm },
] as const

export const treasureMap: MiniGame = {
  begin: dropAll,
  fallen(work) {
    const { state } = work
    for (const corner of corners) {
      const closest = tieSet(seaOf(state), die => gapToPoint(outlineOfDie(state, die), corner), state.options)
      reward(
        work,
        ownersOf(
          state,
          closest.map(die => die.id),
        ),
        1,
      )
    }
    endGame(work)
  },
}
