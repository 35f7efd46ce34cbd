/** Rules of thumb: home when it gets tight, else anywhere unknown; fights by twice the numbers (section 10). */
import { foeBefore, fullHp, isKingAwake } from '../../rules/waves-of-fortune/fight'
import { areaOf, type Cell, homeOf } from '../../rules/waves-of-fortune/grid'
import { movesOf } from '../../rules/waves-of-fortune/legality'
import type { FortuneMove } from '../../rules/waves-of-fortune/moves'
import { tileAt } from '../../rules/waves-of-fortune/work'
import { bestOf } from '../search'
import { purchases, sendFighters } from './choices'
import { type Mind, me } from './mind'
import { endOf, isSafe } from './sailing'
import { kingCell, turnsBetween, turnsHome } from './water'

const huntFrom = 25

export function playEasily(mind: Mind): FortuneMove {
  const { state, seat, random } = mind
  const player = me(mind)
  switch (state.phase) {
    case 'allocate':
      return { kind: 'allocate', seat, crew: 6, food: 6 }
    case 'move':
      return sail(mind)
    case 'foeChoice': {
      const { foe, card } = foeBefore(state, seat)!
      if (foe === 'king')
        return { kind: 'faceFoe', seat, choice: player.crew >= 9 && isKingAwake(state) ? 'fight' : 'escape' }
      const fights = foe === 'pirate' && player.crew >= 2 * fullHp(state, foe, card)
      return { kind: 'faceFoe', seat, choice: fights ? 'fight' : 'decline' }
    }
    case 'fighters':
      return sendFighters(mind)
    case 'homeServices': {
      const [first] = purchases(player, player.shipGold, 0, ['hold', 'hull', 'sails', 'cannons'])
      const king = state.round >= huntFrom ? kingCell(state) : undefined
      const out = king ? Math.max(0, turnsBetween(player, player.cell, king) - 1) : 6
      const food = 12 - out >= 9 ? out : 6
      const buy = first ? [first] : []
      return { kind: 'homeServices', seat, bank: player.shipGold, buy, crew: 12 - food, food }
    }
    default:
      return random.pick(movesOf(state, seat, random))
  }
}

function sail(mind: Mind): FortuneMove {
  const { state, seat, random } = mind
  const player = me(mind)
  const ways = movesOf(state, seat, random)
  const king = state.round >= huntFrom && player.crew >= 9 ? kingCell(state) : undefined
  if (king) return bestOf(ways, way => -turnsBetween(player, endOf(player, way), king), random)
  const calm = ways.filter(way => isCalm(mind, endOf(player, way)))
  if (calm.length > 0 && random.index(6) === 0) return random.pick(calm)
  if (player.food <= turnsHome(player, player.cell) + 1 || player.crew <= 2) {
    return bestOf(calm.length > 0 ? calm : ways, way => -turnsHome(player, endOf(player, way)), random)
  }
  const fresh = calm.filter(way => isFresh(mind, endOf(player, way)))
  const near = fresh.filter(way => areaOf(endOf(player, way)) === 'shallows')
  if (near.length > 0) return random.pick(near)
  if (fresh.length > 0) return random.pick(fresh)
  const outward = (way: FortuneMove) => turnsBetween(player, endOf(player, way), homeOf(player.colour))
  return bestOf(calm.length > 0 ? calm : ways, outward, random)
}

/** Food for the way back, no King and no pirates too many. */
function isCalm(mind: Mind, cell: Cell): boolean {
  const { kind, faceUp, looted, token } = tileAt(mind.state, cell)
  if (faceUp && kind === 'king' && !looted) return false
  const player = me(mind)
  if (token?.kind === 'pirate' && player.crew < 2 * fullHp(mind.state, 'pirate', token.card)) return false
  return isSafe(player, cell)
}

function isFresh(mind: Mind, cell: Cell): boolean {
  const { kind, faceUp, looted } = tileAt(mind.state, cell)
  return !faceUp || (kind === 'treasure' && !looted)
}
