/** Victory points, and who wins a tie (WF-123 to WF-125a). */
import type { Score, Seat } from '../game'
import { goldPerPoint } from './data/tiles'
import type { FortuneState, Player } from './state'

/** WF-124: all gold, or only what is banked. */
export function countedGold({ options }: Pick<FortuneState, 'options'>, player: Player): number {
  return player.chestGold + (options.finalGold === 'all' ? player.shipGold : 0)
}

export function pointsOf(state: Pick<FortuneState, 'options'>, player: Player): number {
  return goldPoints(state, player) + krakenPoints(player) + kingPoints(state, player)
}

/** WF-123a: full 500s only. */
function goldPoints(state: Pick<FortuneState, 'options'>, player: Player): number {
  return Math.floor(countedGold(state, player) / goldPerPoint)
}

function krakenPoints({ krakenGem }: Player): number {
  return krakenGem ? 1 : 0
}

function kingPoints({ options }: Pick<FortuneState, 'options'>, { defeatedKing }: Player): number {
  return defeatedKing ? options.kingVp : 0
}

/** WF-125, WF-125a: points, the gold counted, the chest, the King; who is still equal shares the victory. */
export function winnersOf(state: Pick<FortuneState, 'options' | 'players'>): readonly Seat[] {
  const ranks: readonly ((player: Player) => number)[] = [
    player => pointsOf(state, player),
    player => countedGold(state, player),
    player => player.chestGold,
    player => Number(player.defeatedKing),
  ]
  return ranks.reduce<readonly Seat[]>(
    (tied, rank) => {
      const most = Math.max(...tied.map(seat => rank(state.players[seat]!)))
      return tied.filter(seat => rank(state.players[seat]!) === most)
    },
    state.players.map((_, seat) => seat),
  )
}

export function scoreOf(state: FortuneState): Score {
  const { players } = state
  return {
    totals: players.map(player => pointsOf(state, player)),
    lines: [
      { rule: 'WF-123a', text: 'Gold, by 500', points: players.map(player => goldPoints(state, player)) },
      { rule: 'WF-93', text: 'The Kraken', points: players.map(krakenPoints) },
      { rule: 'WF-107', text: 'The Pirate King', points: players.map(player => kingPoints(state, player)) },
    ],
    winners: state.phase === 'over' ? winnersOf(state) : [],
  }
}
