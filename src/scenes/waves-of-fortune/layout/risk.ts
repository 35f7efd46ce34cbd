import type { Seat } from '../../../rules/game'
import {
  type CardId,
  type Cell,
  cells,
  crewLeft,
  type Foe,
  type FortuneState,
  foeBefore,
  fullHp,
  isKing,
  matchFor,
  mealsMissing,
  pathsFrom,
  playerAt,
  tileAt,
  winChance,
} from '../../../rules/waves-of-fortune/public'

/** What a fight would come to. */
export interface Odds {
  readonly foe: Foe
  readonly hp: number
  /** Of all such fights, this many are won: 0 to 1. */
  readonly chance: number
  /** Crew left on average; a lost fight leaves none. */
  readonly left: number
}

export function oddsAgainst(state: FortuneState, seat: Seat, foe: Foe, hp: number, rounds?: number): Odds {
  const player = playerAt(state, seat)
  const { crew } = player
  const match = matchFor(state, player, foe, rounds)
  return { foe, hp, chance: winChance(crew, hp, match), left: crewLeft(crew, hp, match) }
}

/** The fight that is offered, or goes on. */
export function oddsNow(state: FortuneState): Odds | undefined {
  const { combat, phase, actor } = state
  if (combat) return oddsAgainst(state, combat.fighter, combat.foe, combat.hp, combat.rounds)
  if (phase !== 'foeChoice') return undefined
  const before = foeBefore(state, actor)
  return before && oddsAgainst(state, actor, before.foe, fullHp(state, before.foe, before.card))
}

/** What waits on a space for a ship that lands there, as far as everybody can see. */
export function foeOn(state: FortuneState, cell: Cell): { foe: Foe; card?: CardId } | undefined {
  const tile = tileAt(state, cell)
  const { faceUp, token } = tile
  if (isKing(tile) && faceUp) return { foe: 'king' }
  if (token?.kind === 'pirate' || token?.kind === 'kraken') return { foe: token.kind, card: token.card }
  return undefined
}

/** Every fight that the ship could sail into now. */
export function oddsInReach(state: FortuneState, seat: Seat): ReadonlyMap<Cell, Odds> {
  if (state.phase !== 'move' || state.actor !== seat) return new Map()
  const { cell } = playerAt(state, seat)
  const ends = [cell, ...pathsFrom(state, seat).map(path => path.at(-1)!)]
  return new Map(
    ends.flatMap(end => {
      const found = foeOn(state, end)
      if (!found) return []
      const odds = oddsAgainst(state, seat, found.foe, fullHp(state, found.foe, found.card))
      return [[end, odds] as const]
    }),
  )
}

/** The spaces where a turn may end with food enough to get home (WF-70). */
export function safeCells(state: FortuneState, seat: Seat): ReadonlySet<Cell> {
  return new Set(cells.filter(cell => mealsMissing(state, seat, cell) === 0))
}
