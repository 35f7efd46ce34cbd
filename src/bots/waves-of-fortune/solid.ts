/** The best of what can be weighed now (section 10). */

import { movesOf } from '../../rules/waves-of-fortune/legality'
import type { FortuneMove } from '../../rules/waves-of-fortune/moves'
import { bestOf } from '../search'
import { allocate, chooseOption, faceFoe, homeServices, ram, sendExpedition, sendFighters } from './choices'
import type { Mind } from './mind'
import { waysOf } from './sailing'

/** Stays in the chest when upgrades are bought, until the King is found. */
const reserve = 0

export function playSolidly(mind: Mind): FortuneMove {
  switch (mind.state.phase) {
    case 'allocate':
      return allocate(mind)
    case 'move':
      return bestOf(waysOf(mind), ({ worth }) => worth, mind.random).move
    case 'ramPush':
      return ram(mind)
    case 'foeChoice':
      return faceFoe(mind)
    case 'fighters':
      return sendFighters(mind)
    case 'cardChoice':
      return chooseOption(mind)
    case 'expedition':
      return sendExpedition(mind)
    case 'homeServices':
      return homeServices(mind, reserve)
    default:
      return mind.random.pick(movesOf(mind.state, mind.seat, mind.random))
  }
}
