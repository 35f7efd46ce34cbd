/** Which part of the knowledge decides in which phase (5.2). */
import type { Game } from '../../rules/game'
import { rattleBattle } from '../../rules/rattle-battle'
import { movesOf } from '../../rules/rattle-battle/legality'
import type { RattleMove } from '../../rules/rattle-battle/moves'
import type { RattleState } from '../../rules/rattle-battle/state'
import { playerAt } from '../../rules/rattle-battle/table'
import { bestOf, onePly } from '../search'
import { playCrazy } from './crazy'
import { repair, stow } from './home/tokens'
import { horizonOf } from './horizon'
import type { Mind } from './mind'
import { movesOfKind } from './movesOfKind'
import { upgradeWorth } from './pieces'
import { bestPart } from './port/parts'
import { standing } from './standing'

/** How hard a level thinks. */
export interface Skill {
  /** How the number of Ships is found. */
  send(mind: Mind): RattleMove
  /** What is done at Sea on its turn. */
  act(mind: Mind): RattleMove
  /** What is done in the Port. */
  visit(mind: Mind): RattleMove
  /** States imagined for choices with chance in them. */
  readonly samples: number
}

const game: Pick<Game<RattleState, RattleMove>, 'imagine' | 'play' | 'turn'> = rattleBattle

export function decide(mind: Mind, skill: Skill): RattleMove {
  const { state, seat } = mind
  switch (state.phase) {
    case 'setup.part':
      return { kind: 'choosePart', seat, part: bestPart(mind) }
    case 'briefing.forced':
      return giveUpUpgrade(mind)
    case 'briefing.commit':
      return skill.send(mind)
    case 'actions.late':
      return dropLate(mind)
    case 'actions.turn':
      return skill.act(mind)
    case 'repair':
      return repair(mind)
    case 'stow':
      return stow(mind)
    case 'adventure.end':
      return closeBest(mind)
    case 'crazy.pick':
    case 'crazy.aside':
    case 'crazy.reroll':
    case 'crazy.toss':
      return playCrazy(mind)
    case 'port.free':
    case 'port.market':
    case 'port.tavern':
    case 'port.shipyard':
    case 'port.workshop':
    case 'port.pit':
    case 'port.guild':
      return skill.visit(mind)
    default:
      return byStanding(mind, skill)
  }
}

/** Loot choices and Sailors: by what the seat would be worth afterwards. */
function byStanding(mind: Mind, { samples }: Skill): RattleMove {
  const { state, seat, random, meter, weights } = mind
  return onePly(
    {
      game,
      view: state,
      seat,
      evaluate: after => standing(after, seat, weights),
      samples,
      random,
      meter,
    },
    movesOf(state, seat, random),
  )
}

/** A10: the one that will be missed least. */
function giveUpUpgrade({ state, seat, random, weights }: Mind): RattleMove {
  const ahead = horizonOf(state)
  const moves = movesOfKind(movesOf(state, seat, random), 'exhaustForCard')
  return bestOf(
    moves,
    ({ upgradeId }) => -upgradeWorth(playerAt(state, seat), upgradeId, ahead, weights),
    random,
  )
}

/** RB-420: NP Ships act no more, so an empty Ship risks little. */
function dropLate({ state, seat, random }: Mind): RattleMove {
  const { stowed } = playerAt(state, seat)
  const empty = movesOfKind(movesOf(state, seat, random), 'lateDrop').filter(
    ({ dieId }) => stowed[`ship:${dieId}`] === undefined,
  )
  return empty[0] ?? { kind: 'declineLate', seat }
}

/** B02: what hurts the others most. */
const closing = ['guild', 'pit', 'market', 'tavern', 'workshop', 'shipyard']

function closeBest({ state, seat, random }: Mind): RattleMove {
  const moves = movesOfKind(movesOf(state, seat, random), 'closeLocation')
  return bestOf(moves, ({ location }) => -closing.indexOf(location), random)
}
