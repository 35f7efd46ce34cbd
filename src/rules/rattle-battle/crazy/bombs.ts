/** C03 Bombs: dice are tossed at a target; those that touch it count. */
import { isStandingOn } from '../../../measure'
import { outlineOfDie, seaOf, tilesOf } from '../sea/sea'
import { ownerOf } from '../table'
import { dieValue, endGame, highest, reward } from './miniGame'
import { tossGame } from './tossing'

const coins = 3

export const bombs = tossGame(work => {
  const { state } = work
  const hits = seaOf(state).filter(die =>
    tilesOf(state).some(tile => isStandingOn(outlineOfDie(state, die), tile, state.options)),
  )
  const sumOf = (seat: number) =>
    hits
      .filter(die => ownerOf(state, die.id) === seat)
      .reduce((sum, die) => sum + dieValue(state, die.id, die.face), 0)
  reward(
    work,
    highest(state, sumOf).filter(seat => sumOf(seat) > 0),
    coins,
  )
  endGame(work)
})
