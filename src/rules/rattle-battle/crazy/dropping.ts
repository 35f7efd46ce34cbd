/** Mini-games whose dice the Baron drops into the empty box (RB-296). */
import { askForDrop } from '../throws/askForDrop'
import { changeAdventure, goTo, type Work } from '../work'
import { changeCrazy, crazyOf, diceStillIn } from './miniGame'

/** A round begins: all dice that are not out are dropped. */
export function dropAll(work: Work): void {
  changeCrazy(work, { round: crazyOf(work.state).round + 1 })
  changeAdventure(work, { sea: [] })
  askForDrop(work, 'crazy', diceStillIn(work.state), work.state.baron)
  goTo(work, 'crazy.throw')
}
