/** Moves of NP Ships, one at a time in strict order (RB-137). */
import { type AutomaticMove, moveAway, moveTowards, type Surroundings } from '../../../measure'
import { effectOf } from '../data/adventures'
import type { MoveTarget } from '../data/adventureTypes'
import { dieInfo } from '../data/dice'
import { leaderOf } from '../leader'
import {
  actionOf,
  inStrictOrder,
  outlineOfDie,
  outlineOfTile,
  type Pair,
  pairOf,
  pairsOf,
  seaCardOf,
  seaOf,
  sidesOf,
} from '../sea/sea'
import { shipName } from '../sea/shipNames'
import type { RattleState, SeaDie } from '../state'
import { ownerOf } from '../table'
import type { DieId } from '../vocabulary'
import { adventureOf, changeAdventure, say, type Work } from '../work'
import type { Orders } from './orders'

export function moveNpShips(work: Work, orders: Orders): void {
  const moved = new Set<DieId>()
  for (;;) {
    const { state } = work
    const due = seaOf(state).filter(
      die =>
        !moved.has(die.id) &&
        (actionOf(orders.get(die.id), 'towards') || actionOf(orders.get(die.id), 'away')),
    )
    const first = inStrictOrder(state, pairsOf(state, sidesOf(state).players, due))[0]
    if (!first) return
    moved.add(first.np.id)
    moveOne(work, first, orders)
  }
}

/** RB-137a: `closest` is the pair by which its turn came. */
function moveOne(work: Work, closest: Pair, orders: Orders): void {
  const { np } = closest
  const towards = actionOf(orders.get(np.id), 'towards')
  const target = towards?.target ? namedTarget(work.state, np, towards.target) : undefined
  moveShip(work, np, target ?? closest.player, towards ? 'towards' : 'away', towards ? 'RB-76' : 'RB-77')
}

/** The closest Ship of those the row names (RB-137b); `undefined` if there is none (RB-137c). */
function namedTarget(state: RattleState, np: SeaDie, target: MoveTarget): SeaDie | undefined {
  const named = sidesOf(state).players.filter(die => isNamed(state, die, target))
  const pairs = named.map(player => pairOf(state, player, np))
  return inStrictOrder(state, pairs)[0]?.player
}

function isNamed(state: RattleState, die: SeaDie, target: MoveTarget): boolean {
  if (target === 'captain') return dieInfo(die.id).captain
  const wanted = target === 'wanted' ? state.wanted : leaderOf(state)
  return wanted !== undefined && ownerOf(state, die.id) === wanted
}

const directionWords = { towards: 'sails closer to', away: 'sails away from' } as const

/** A move that a rule makes by itself: an NP Ship's own, or one by Black Flag or Harpoon. */
export function moveShip(
  work: Work,
  die: SeaDie,
  target: SeaDie,
  direction: 'towards' | 'away',
  rule: string,
): AutomaticMove {
  const { state } = work
  const go = direction === 'towards' ? moveTowards : moveAway
  const move = go(outlineOfDie(state, die), outlineOfDie(state, target), surroundingsOf(state), state.options)
  const isStill = move.end.x === die.x && move.end.y === die.y
  if (!isStill) placeDie(work, { ...die, ...move.end })
  const text = isStill
    ? `${shipName(state, die.id)} stays where it is`
    : `${shipName(state, die.id)} ${directionWords[direction]} ${shipName(state, target.id)}`
  say(work, rule, text, {
    kind: 'move',
    data: { die: die.id, target: target.id, from: { x: die.x, y: die.y }, ...move },
  })
  return move
}

export function placeDie(work: Work, die: SeaDie): void {
  const sea = adventureOf(work.state).sea.map(other => (other.id === die.id ? die : other))
  changeAdventure(work, { sea })
}

/** What a move may meet: every die in the Sea, and tiles where the card says that they block moves (RB-79). */
export function surroundingsOf(state: RattleState): Surroundings {
  const others = seaOf(state).map(die => outlineOfDie(state, die))
  const card = seaCardOf(state)
  return effectOf(card.id, 'tilesBlockMove')
    ? { others, blockingTiles: card.tiles.map(outlineOfTile) }
    : { others }
}
