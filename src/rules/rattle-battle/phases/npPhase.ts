/**
 * Phase 3: what their symbols make NP Ships do (RB-130 to RB-145).
 *
 *   escape -> explode -> move -> volley -> re-drop, and all of it again for the dice dropped
 */

import { actionOf, sidesOf, sortedDice } from '../sea/sea'
import { shipNames } from '../sea/shipNames'
import { removeFromSea } from '../sea/sinking'
import type { RattleState } from '../state'
import { askForDrop } from '../throws/askForDrop'
import type { DieId } from '../vocabulary'
import { adventureOf, changeAdventure, goTo, say, type Work } from '../work'
import { explode } from './explode'
import { moveNpShips } from './npMove'
import { type Orders, readOrders } from './orders'
import { volley } from './volley'

/** RB-139a: after this many rounds a Re-drop is ignored. */
const mostRedrops = 10

/** Lets these NP Ships act; in the end the players' phase begins, or a re-drop is awaited. */
export function actNpShips(work: Work, dice: readonly DieId[]): void {
  const orders = readOrders(work.state, dice)
  for (const step of [letEscape, explode, moveNpShips, volley]) {
    if (isNobodyLeft(work.state)) break
    step(work, orders)
  }
  if (isNobodyLeft(work.state) || !redrop(work, orders)) goTo(work, 'actions')
}

/** RB-141a: without Player Ships and Allies nothing further can happen. */
function isNobodyLeft(state: RattleState): boolean {
  return sidesOf(state).players.length === 0
}

/** RB-135, RB-135a. */
function letEscape(work: Work, orders: Orders): void {
  const gone = sortedDice([...orders.keys()].filter(id => actionOf(orders.get(id), 'escape')))
  if (gone.length === 0) return
  const names = shipNames(work.state, gone)
  removeFromSea(work, gone)
  say(work, 'RB-135', `${names} ${gone.length > 1 ? 'escape' : 'escapes'}`, {
    kind: 'escape',
    data: { dice: gone },
  })
}

/** RB-139: takes up all Ships with Re-drop that are still in the Sea. True if a drop is awaited. */
function redrop(work: Work, orders: Orders): boolean {
  const { sea, redrops } = adventureOf(work.state)
  const dice = sea.map(die => die.id).filter(id => actionOf(orders.get(id), 'redrop'))
  if (dice.length === 0) return false
  if (redrops >= mostRedrops) {
    say(work, 'RB-139a', `After ${mostRedrops} rounds a Re-drop is ignored`)
    return false
  }
  changeAdventure(work, { redrops: redrops + 1 })
  say(work, 'RB-139', `To be dropped again: ${shipNames(work.state, dice)}`, {
    kind: 'redrop',
    data: { dice },
  })
  askForDrop(work, 'redrop', sortedDice(dice), work.state.baron)
  goTo(work, 'np.redrop')
  return true
}
