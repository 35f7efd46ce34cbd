/** Rules of thumb, and no thought of their consequences (section 10, Easy). */
import { longRangeMm } from '../../measure'
import { stowedTokens } from '../../rules/rattle-battle/goods/loot'
import { planFor, slotsOf } from '../../rules/rattle-battle/goods/stowing'
import { movesOf } from '../../rules/rattle-battle/legality'
import type { MoveKind, RattleMove } from '../../rules/rattle-battle/moves'
import { strengthOf } from '../../rules/rattle-battle/phases/strength'
import { inSea, sidesOf } from '../../rules/rattle-battle/sea/sea'
import { ownShips } from '../../rules/rattle-battle/sea/travel'
import { playerAt } from '../../rules/rattle-battle/table'
import { adventureOf } from '../../rules/rattle-battle/work'
import { isLegal, type Mind } from './mind'
import { movesOfKind } from './movesOfKind'
import { touchingEnds } from './sea/ends'

export function playEasily(mind: Mind): RattleMove {
  switch (mind.state.phase) {
    case 'briefing.commit':
      return sendSome(mind)
    case 'actions.turn':
      return fireOrBoard(mind)
    default:
      return buyWhatever(mind)
  }
}

/** Each Ship without Loot, and every other one of the loaded; Loot that then has room stays, whichever it is. */
function sendSome(mind: Mind): RattleMove {
  const { state, seat, random } = mind
  const player = playerAt(state, seat)
  const dieIds = player.dice.filter(
    die => player.stowed[`ship:${die}`] === undefined || random.index(2) === 0,
  )
  const slots = slotsOf(
    player,
    player.dice.filter(die => !dieIds.includes(die)),
  )
  const kept = random.shuffled(stowedTokens(player.stowed)).slice(0, slots.length)
  const move: RattleMove = {
    kind: 'commitShips',
    seat,
    dieIds,
    stowPlan: planFor(player.stowed, slots, kept)!,
  }
  return isLegal(mind, move) ? move : random.pick(movesOf(state, seat, random))
}

/** Fires whenever it can, at any target; moves only to touch a Ship that it would beat. */
function fireOrBoard(mind: Mind): RattleMove {
  const { state, seat, random } = mind
  const { acted, used } = adventureOf(state)
  if (!acted) {
    const fires = movesOfKind(movesOf(state, seat, random), 'fire')
    if (fires.length > 0) return random.pick(fires)
    const boarding = boardingMove(mind)
    if (boarding) return boarding
  }
  return acted || used ? { kind: 'endTurn', seat } : { kind: 'pass', seat }
}

function boardingMove(mind: Mind): RattleMove | undefined {
  const { state, seat, random } = mind
  if (playerAt(state, seat).sails.ready === 0) return undefined
  for (const ship of random.shuffled(ownShips(state, seat))) {
    for (const np of random.shuffled(sidesOf(state).nps)) {
      if (strengthOf(state, np) >= strengthOf(state, ship) || !inSea(state, np.id)) continue
      for (const { x, y } of touchingEnds(state, ship, np, longRangeMm, random)) {
        const move: RattleMove = { kind: 'move', seat, dieId: ship.id, x, y }
        if (isLegal(mind, move)) return move
      }
    }
  }
  return undefined
}

/** Ashore it takes the first of these that it can, and any way to do it. */
const wishes: readonly MoveKind[] = [
  'chooseLoot',
  'keepSailor',
  'keepUpgrade',
  'hireSailor',
  'buyPart',
  'buyUpgrade',
  'buyVp',
  'stow',
]

function buyWhatever({ state, seat, random }: Mind): RattleMove {
  const moves = movesOf(state, seat, random)
  for (const kind of wishes) {
    const wished = movesOfKind(moves, kind)
    if (wished.length > 0) return random.pick(wished)
  }
  // Trades and gifts to The Pit are made by whim, but no location is passed by.
  const others = moves.filter(move => move.kind !== 'buyRevenge' && !('stops' in move))
  return random.pick(others.length > 0 ? others : moves)
}
