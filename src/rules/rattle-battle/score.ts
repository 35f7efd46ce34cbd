/** VP at the end, and who wins a tie (RB-353 to RB-357). */
import type { Score, ScoreLine, Seat, Standing } from '../game'
import { questsOf } from './data/adventures'
import { specialKindOf, vpCard } from './data/loot'
import { stowedTokens } from './goods/loot'
import type { Player, RattleState } from './state'
import { cannonsOf, sailsOf } from './table'
import type { SailorId } from './vocabulary'

/** VP per piece that end-of-game Sailors give (N24 to N27). */
const endSailors: Readonly<Partial<Record<SailorId, (player: Player) => number>>> = {
  N24: cannonsOf,
  N25: sailsOf,
  N26: player => player.upgrades.length,
  N27: player => player.sailors.length,
}

function sailorVp(player: Player): number {
  return player.sailors.reduce((sum, { id }) => sum + (endSailors[id]?.(player) ?? 0), 0)
}

function upgradeVp(player: Player): number {
  return player.upgrades.some(({ id }) => id === 'U12') ? 3 : 0
}

/** L5, if it is stowed. */
function monkeyVp(player: Player): number {
  return stowedTokens(player.stowed).some(token => specialKindOf(token) === 'L5') ? 4 : 0
}

/** RB-285: a Hamster Hold counts as its three Holds, or as one. */
export function partsOf(player: Player, hamsterCount: number): number {
  return sailsOf(player) + cannonsOf(player) + player.holds + player.hamsters * hamsterCount
}

function lines({ players }: RattleState): readonly ScoreLine[] {
  const line = (rule: string, text: string, count: (player: Player) => number): ScoreLine => ({
    rule,
    text,
    points: players.map(count),
  })
  return [
    line('RB-353', 'VP cards', player => player.vpCards.reduce((sum, id) => sum + vpCard(id).vp, 0)),
    line('RB-353', 'Coins', player => player.coins),
    line('RB-251', 'Sailors', sailorVp),
    line('RB-164a', 'Rich Cabin', upgradeVp),
    line('RB-407', 'Golden Monkey', monkeyVp),
  ]
}

/** RB-355: VP, then Parts and Upgrades, then Sailors, then Upgrades. */
function ranks(state: RattleState, seat: Seat, vp: number): readonly number[] {
  const player = state.players[seat]!
  const { upgrades, sailors } = player
  return [vp, partsOf(player, state.options.hamsterCount) + upgrades.length, sailors.length, upgrades.length]
}

function compareRanks(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((value, i) => value !== b[i])
  return index < 0 ? 0 : b[index]! - a[index]!
}

function totalsOf(state: RattleState): readonly number[] {
  const all = lines(state)
  return state.players.map((_, seat) => all.reduce((sum, { points }) => sum + points[seat]!, 0))
}

/** All who are first when every tie-breaker is used up, the roll-off included (RB-357). */
export function winnersOf(state: RattleState): readonly Seat[] {
  if (state.rollOff) return state.rollOff.tied
  const totals = totalsOf(state)
  const ranked = totals.map((vp, seat) => ({ seat, rank: ranks(state, seat, vp) }))
  const best = ranked.toSorted((a, b) => compareRanks(a.rank, b.rank))[0]!.rank
  return ranked.filter(({ rank }) => compareRanks(rank, best) === 0).map(({ seat }) => seat)
}

/** Victory points so far, and what may still be bought with; how far the game is stands above the seats. */
export function standingsOf(state: RattleState): readonly Standing[] {
  const totals = totalsOf(state)
  const quests = questsOf(state.options.scenario).length
  return totals.map((vp, seat) => {
    const { coins } = state.players[seat]!
    return {
      short: `${vp} VP`,
      text: `${vp} VP, of which ${coins} in coins to spend · Quest ${Math.min(state.quest + 1, quests)} of ${quests}`,
    }
  })
}

export function scoreOf(state: RattleState): Score {
  const winners = state.phase === 'game.over' ? winnersOf(state) : []
  return { totals: totalsOf(state), lines: lines(state), winners }
}
