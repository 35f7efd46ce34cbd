/** The Sea as the rules look at it: outlines, gaps, sides and pairs. All geometry is in src/measure. */
import {
  compareDieIds,
  gap,
  type OpposedPair,
  type Outline,
  type PlacedTile,
  squareOutline,
  strictOrder,
  type TileOutline,
  tieSet,
  tileOutline,
} from '../../../measure'
import { adventureCard, effectOf } from '../data/adventures'
import type { FleetRow, NpAction, SeaAdventure } from '../data/adventureTypes'
import { dieInfo, markOf } from '../data/dice'
import type { RattleState, SeaDie } from '../state'
import { ownerOf, turnPlace } from '../table'
import type { DieId } from '../vocabulary'
import { adventureOf } from '../work'

/** Dice in the Sea are never changed in place, so an outline belongs to one for good. */
const outlines = new WeakMap<SeaDie, Outline>()

export function outlineOfDie(state: RattleState, die: SeaDie): Outline {
  const known = outlines.get(die)
  if (known && known.square?.edgeMm === state.options.dieEdgeMm) return known
  const outline = squareOutline(die, state.options.dieEdgeMm)
  outlines.set(die, outline)
  return outline
}

export function seaOf(state: RattleState): readonly SeaDie[] {
  return state.adventure?.sea ?? []
}

export function inSea(state: RattleState, id: DieId): SeaDie | undefined {
  return seaOf(state).find(die => die.id === id)
}

/** RB-62, RB-65: the distance of two Ships. */
export function gapOf(state: RattleState, a: SeaDie, b: SeaDie): number {
  return gap(outlineOfDie(state, a), outlineOfDie(state, b), state.options)
}

/** The sea card that is being played. */
export function seaCardOf(state: RattleState): SeaAdventure {
  const card = adventureCard(adventureOf(state).card)
  if (card.kind !== 'sea') throw new Error(`${card.name} is not played at Sea`)
  return card
}

const tileOutlines = new WeakMap<PlacedTile, TileOutline>()

export function outlineOfTile(tile: PlacedTile): TileOutline {
  const known = tileOutlines.get(tile)
  if (known) return known
  const outline = tileOutline(tile)
  tileOutlines.set(tile, outline)
  return outline
}

export function tilesOf(state: RattleState): readonly TileOutline[] {
  return adventureCard(adventureOf(state).card).tiles.map(outlineOfTile)
}

/** RB-131: the row of the fleet that the die's result falls under. */
export function rowOf(card: SeaAdventure, die: SeaDie): FleetRow | undefined {
  const { colour } = dieInfo(die.id)
  if (colour === undefined) return undefined
  const always = card.rows[`${colour}:any`]
  if (always) return always
  const mark = markOf(die.id, die.face)
  if (typeof mark === 'number') return undefined
  return card.rows[`${colour}:${mark}`] ?? card.rows[mark]
}

export function actionOf<K extends NpAction['kind']>(
  row: FleetRow | undefined,
  kind: K,
): Extract<NpAction, { kind: K }> | undefined {
  return row?.actions.find((action): action is Extract<NpAction, { kind: K }> => action.kind === kind)
}

export function isPlayerShip(die: SeaDie): boolean {
  return dieInfo(die.id).owner !== undefined
}

/** RB-144: an NP Ship on the players' side. */
export function isAlly(card: SeaAdventure, die: SeaDie): boolean {
  return actionOf(rowOf(card, die), 'ally') !== undefined
}

/** B07: a die that is no Ship. */
export function isReef(state: RattleState, die: SeaDie): boolean {
  const reef = effectOf(adventureOf(state).card, 'reef')
  return reef !== undefined && dieInfo(die.id).colour === reef.colour
}

export interface Sides {
  /** Player Ships, and Allies with the same standing. */
  readonly players: readonly SeaDie[]
  readonly nps: readonly SeaDie[]
}

export function sidesOf(state: RattleState): Sides {
  const card = seaCardOf(state)
  const players: SeaDie[] = []
  const nps: SeaDie[] = []
  for (const die of seaOf(state)) {
    if (isPlayerShip(die) || isAlly(card, die)) players.push(die)
    else if (!isReef(state, die)) nps.push(die)
  }
  return { players, nps }
}

/** A pair of a Ship of the players' side and an NP Ship, in the terms of RB-68. */
export interface Pair extends OpposedPair<DieId> {
  readonly player: SeaDie
  readonly np: SeaDie
}

export function pairOf(state: RattleState, player: SeaDie, np: SeaDie): Pair {
  return { gap: gapOf(state, player, np), playerShip: player.id, npShip: np.id, player, np }
}

export function pairsOf(
  state: RattleState,
  players: readonly SeaDie[],
  nps: readonly SeaDie[],
): readonly Pair[] {
  return nps.flatMap(np => players.map(player => pairOf(state, player, np)))
}

/** RB-67a: the pairs that are equally close for the ruler. */
export function closestOf<P extends OpposedPair<DieId>>(
  state: RattleState,
  pairs: readonly P[],
): readonly P[] {
  return tieSet(pairs, pair => pair.gap, state.options)
}

/** RB-68. */
export function inStrictOrder<P extends OpposedPair<DieId>>(
  state: RattleState,
  pairs: readonly P[],
): readonly P[] {
  const order = strictOrder((ship: DieId) => {
    const owner = ownerOf(state, ship)
    return owner === undefined ? undefined : turnPlace(state, owner)
  })
  return pairs.toSorted(order)
}

export function sortedDice(ids: readonly DieId[]): readonly DieId[] {
  return ids.toSorted(compareDieIds)
}

/** What an event shows of pairs: who, and how far. */
export function tellPairs(
  pairs: readonly OpposedPair<DieId>[],
): readonly { a: DieId; b: DieId; mm: number }[] {
  return pairs.map(pair => ({ a: pair.npShip, b: pair.playerShip, mm: pair.gap }))
}
