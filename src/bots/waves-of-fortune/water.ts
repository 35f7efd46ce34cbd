/** Distances in turns, and who would win (section 10). */
import type { Seat } from '../../rules/game'
import type { FortuneState } from '../../rules/waves-of-fortune'
import { isKingAwake } from '../../rules/waves-of-fortune/fight'
import { type Cell, cells, distance, homeOf } from '../../rules/waves-of-fortune/grid'
import { matchFor, winChance } from '../../rules/waves-of-fortune/odds'
import { countedGold, pointsOf } from '../../rules/waves-of-fortune/score'
import type { Player } from '../../rules/waves-of-fortune/state'
import type { Foe } from '../../rules/waves-of-fortune/vocabulary'
import type { Mind } from './mind'

export function speedOf({ upgrades }: Pick<Player, 'upgrades'>): number {
  return upgrades.includes('sails') ? 3 : 2
}

export function turnsBetween(player: Player, from: Cell, to: Cell): number {
  return Math.ceil(distance(from, to) / speedOf(player))
}

export function turnsHome(player: Player, from: Cell): number {
  return turnsBetween(player, from, homeOf(player.colour))
}

/** That this many of the player's crew beat a foe of this many HP. */
export function chanceOf(state: FortuneState, player: Player, crew: number, foe: Foe, hp: number): number {
  return winChance(crew, hp, matchFor(state, player, foe))
}

/** Where the King lies face up. */
export function kingCell(state: FortuneState): Cell | undefined {
  return cells[state.tiles.findIndex(({ kind, faceUp, looted }) => kind === 'king' && faceUp && !looted)]
}

/** Rounds beyond the usual length of a game: with each one the bot takes more risk, so that the game ends. */
export function restlessness({ state, style }: Pick<Mind, 'state' | 'style'>): number {
  return Math.max(0, state.round - style.restlessFrom)
}

/** The King is fought at this chance, if that wins the game or the game has gone on too long. */
export function dares(mind: Pick<Mind, 'state' | 'seat' | 'style'>, chance: number): boolean {
  const tired = restlessness(mind)
  if (!isKingAwake(mind.state)) return false
  const isTime = wouldWin(mind.state, mind.seat) || mind.state.round >= mind.style.restlessFrom
  return isTime && chance >= mind.style.king - 0.01 * tired
}

/** Would this seat win the game by beating the King? */
export function wouldWin(state: FortuneState, seat: Seat): boolean {
  const { kingVp, kingBounty } = state.options
  const own = state.players[seat]!
  const bounty = state.options.finalGold === 'all' ? kingBounty : 0
  const points = pointsOf(state, { ...own, shipGold: own.shipGold + kingBounty }) + kingVp
  return state.players.every((rival, other) => {
    if (other === seat) return true
    const theirs = pointsOf(state, rival)
    return (
      points > theirs || (points === theirs && countedGold(state, own) + bounty > countedGold(state, rival))
    )
  })
}
