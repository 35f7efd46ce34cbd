/** C08 Walk the Plank: as close to the north wall as possible, but not into it. */
import { gapToWall, isTouching, tieSet } from '../../../measure'
import { outlineOfDie, seaOf } from '../sea/sea'
import type { RattleState, SeaDie } from '../state'
import { ownerOf } from '../table'
import { endGame, ownersOf, reward } from './miniGame'
import { tossGame } from './tossing'

const coins = { first: 3, second: 1 }

function toNorth(state: RattleState, die: SeaDie): number {
  return gapToWall(outlineOfDie(state, die), 'north')
}

function closest(state: RattleState, dice: readonly SeaDie[]) {
  const ids = tieSet(dice, die => toNorth(state, die), state.options).map(die => die.id)
  return ownersOf(state, ids)
}

export const walkThePlank = tossGame(work => {
  const { state } = work
  const walkers = seaOf(state).filter(die => !isTouching(toNorth(state, die), state.options))
  const first = closest(state, walkers)
  reward(work, first, coins.first)
  if (first.length === 1) {
    const others = walkers.filter(die => ownerOf(state, die.id) !== first[0])
    reward(work, closest(state, others), coins.second)
  }
  endGame(work)
})
