/** What the mini-games of Crazy Adventures have in common (RB-290 to RB-298). One file a card; miniGames.ts lists them. */
import type { Seat } from '../../game'
import { does } from '../../sentence'
import { markOf } from '../data/dice'
import { gainCoins } from '../goods/coins'
import { cannonStrength } from '../phases/strength'
import { seaOf, sortedDice } from '../sea/sea'
import type { CrazyGame, RattleState } from '../state'
import { cannonsOf, nameOf, ownerOf, playerAt, turnOrder } from '../table'
import type { DieId } from '../vocabulary'
import { adventureOf, changeAdventure, goTo, say, type Work } from '../work'

export interface MiniGame {
  begin(work: Work): void
  /** The throw that it asked for has been read. */
  fallen(work: Work): void
  /** The dice that this seat may roll again, where re-rolls are offered. */
  rerollable?(state: RattleState, seat: Seat): readonly DieId[]
  /** The player rolls no more. */
  stopRolling?(work: Work, seat: Seat): void
}

/** RB-298: a game that is not over then ends as a tie of those still in it. */
export const mostRounds = 50

export const freshGame: CrazyGame = {
  round: 0,
  out: [],
  gone: [],
  faces: {},
  aside: [],
  picks: {},
  rerolls: 0,
}

export function crazyOf(state: RattleState): CrazyGame {
  const { crazy } = adventureOf(state)
  if (!crazy) throw new Error(`In the phase ${state.phase} a mini-game is being played`)
  return crazy
}

export function changeCrazy(work: Work, part: Partial<CrazyGame>): void {
  changeAdventure(work, { crazy: { ...crazyOf(work.state), ...part } })
}

/** RB-293: the number, or the Cannon result by its owner's Cannons. */
export function dieValue(state: RattleState, die: DieId, face: number): number {
  const mark = markOf(die, face)
  return typeof mark === 'number' ? mark : cannonStrength(cannonsOf(playerAt(state, ownerOf(state, die)!)))
}

/** The value of a die that has been rolled in this round. */
export function rolledValue(state: RattleState, die: DieId): number {
  return dieValue(state, die, crazyOf(state).faces[die]!)
}

/** Dice that are dropped or tossed and lie in the box, with their values. */
export function fallenValues(state: RattleState): readonly { readonly die: DieId; readonly value: number }[] {
  return seaOf(state).map(({ id, face }) => ({ die: id, value: dieValue(state, id, face) }))
}

/** RB-291: everybody's dice, except for those that are out. */
export function diceStillIn(state: RattleState): readonly DieId[] {
  const { out } = crazyOf(state)
  return sortedDice(state.players.flatMap(player => player.dice).filter(die => !out.includes(die)))
}

/** The owners of these dice, in turn order. */
export function ownersOf(state: RattleState, dice: readonly DieId[]): readonly Seat[] {
  return turnOrder(state).filter(seat => dice.some(die => ownerOf(state, die) === seat))
}

/** The seats whose number is the highest, in turn order. */
export function highest(state: RattleState, numberOf: (seat: Seat) => number): readonly Seat[] {
  const most = Math.max(...state.players.map((_, seat) => numberOf(seat)))
  return turnOrder(state).filter(seat => numberOf(seat) === most)
}

/** RB-294: each of these takes the coins, in turn order. */
export function reward(work: Work, seats: readonly Seat[], coins: number): void {
  for (const seat of turnOrder(work.state).filter(one => seats.includes(one))) {
    const gained = gainCoins(work, seat, coins)
    say(
      work,
      seats.length > 1 ? 'RB-294' : 'RB-290',
      `${nameOf(work.state, seat)} ${does(seat, 'takes', 'take')} ${gained} coin${gained === 1 ? '' : 's'}`,
      { kind: 'coins', data: { seat, coins: gained } },
    )
  }
}

/** RB-295: the dice go home; Loot and stowing follow. */
export function endGame(work: Work): void {
  changeAdventure(work, { sea: [], crazy: freshGame })
  goTo(work, 'loot')
}
