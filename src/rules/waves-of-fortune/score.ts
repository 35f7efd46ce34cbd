/** Victory points, and who wins a tie (WF-123 to WF-125a). */
import type { Score, Seat, Standing } from '../game'
import { goldPerPoint } from './data/tiles'
import { counted, mealsHome, turnsHome } from './provisions'
import { isAtHome } from './seating'
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

/** WF-125, WF-125a: points, the gold counted, the chest, the King; players still equal share the victory. */
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

/** The points, the gold on the way to the next one, and the way home when the food does not last for it. */
export function standingsOf(state: FortuneState): readonly Standing[] {
  return state.players.map((player, seat) => {
    const points = pointsOf(state, player)
    const towards = countedGold(state, player) % goldPerPoint
    return {
      short: `${points} VP · ${towards}/${goldPerPoint} gold`,
      text: `${points} VP · ${towards} of ${goldPerPoint} gold to the next`,
      threat: hungerOf(state, seat),
    }
  })
}

/** WF-70: said as soon as there is no meal to spare. */
function hungerOf(state: FortuneState, seat: Seat): string | undefined {
  const { food, cell, afloat } = state.players[seat]!
  if (state.phase === 'over' || state.round === 0 || !afloat || isAtHome(state, seat)) return undefined
  const turns = turnsHome(state, seat, cell)
  const spare = food - mealsHome(state, seat, cell)
  if (spare > 0) return undefined
  const words = `${counted(food, 'meal')}, ${counted(turns, 'turn')} from home`
  return spare < 0 ? `Too far out: ${words}` : words
}

export function scoreOf(state: FortuneState): Score {
  const { players } = state
  return {
    totals: players.map(player => pointsOf(state, player)),
    lines: [
      {
        rule: 'WF-123a',
        text: '1 for every 500 gold',
        points: players.map(player => goldPoints(state, player)),
      },
      { rule: 'WF-93', text: 'The Kraken', points: players.map(krakenPoints) },
      { rule: 'WF-107', text: 'The Pirate King', points: players.map(player => kingPoints(state, player)) },
    ],
    winners: state.phase === 'over' ? winnersOf(state) : [],
  }
}
