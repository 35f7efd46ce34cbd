/** Why a player would pick a die, set it aside, roll it again or toss it in a mini-game: by how the game is won. */
import type { Seat } from '../../game'
import { markOf } from '../data/dice'
import type { MoveOf } from '../moves'
import type { RattleState } from '../state'
import { playerAt } from '../table'
import type { DieId } from '../vocabulary'
import { adventureOf } from '../work'
import { goodDice, neededValue } from './attackThePrison'
import { brawlers } from './brawl'
import { longestRun } from './gunnersLadder'
import { crazyOf, rolledValue } from './miniGame'

export type CrazyMove = MoveOf<'pick' | 'setAside' | 'reroll' | 'toss'>

export function crazyReason(state: RattleState, move: CrazyMove): string {
  const { seat } = move
  switch (move.kind) {
    case 'pick':
      return pickReason(state, seat, move.dieId)
    case 'setAside':
      return asideReason(state, seat, move.dieId)
    case 'reroll':
      return rerollReason(state, seat)
    case 'toss':
      return adventureOf(state).card === 'C08'
        ? 'The die nearest to the north wall wins, unless it touches it.'
        : 'Each die that touches the target counts what it shows.'
  }
}

/** Brawl. */
function pickReason(state: RattleState, seat: Seat, die: DieId): string {
  const mark = markOf(die, crazyOf(state).faces[die]!)
  if (mark === 1) return 'A 1 wins where somebody picks a Cannon.'
  const value = rolledValue(state, die)
  const most = Math.max(...brawlers(state, seat).map(own => rolledValue(state, own)))
  const others =
    most === value ? 'none of your dice counts more' : `what counts ${most} is left for another round`
  const risk = mark === 'CANNON' ? ' But where somebody picks a 1, the 1 wins.' : ''
  return `It counts ${value}, the highest wins, and ${others}.${risk}`
}

/** Attack the Prison. */
function asideReason(state: RattleState, seat: Seat, die: DieId): string {
  const hasHigher = goodDice(state, seat).some(own => rolledValue(state, own) > rolledValue(state, die))
  const left = hasHigher ? 'your higher dice are left for later rounds' : 'later rounds take no lower one'
  return `This round takes a ${neededValue(state)} or more, and ${left}.`
}

/** Drinking Contest and Gunner's Ladder: what the dice are worth as they lie. */
function rerollReason(state: RattleState, seat: Seat): string {
  if (adventureOf(state).card === 'C09') {
    const length = longestRun(state, seat)
    return `As your dice lie, the longest run has ${length} ${length === 1 ? 'value' : 'values'}, and the longest of all wins.`
  }
  const { out } = crazyOf(state)
  const sober = playerAt(state, seat).dice.filter(die => !out.includes(die))
  const sum = sober.reduce((total, die) => total + rolledValue(state, die), 0)
  return `As your dice lie, they come to ${sum}. The highest total wins, and a die that falls to a 1 counts nothing.`
}
