/**
 * The Sea as a computer player thinks about it: gaps and Strengths in tables, so that thousands of Battles can be
 * fought in imagination. The law stays in src/rules; a test fights the same Battles with it.
 */
import { gap, type Outline, thousandths } from '../../../measure'
import type { Seat } from '../../../rules/game'
import { strengthOf } from '../../../rules/rattle-battle/phases/strength'
import { outlineOfDie, sidesOf } from '../../../rules/rattle-battle/sea/sea'
import type { RattleState, SeaDie } from '../../../rules/rattle-battle/state'
import { ownerOf, playerAt } from '../../../rules/rattle-battle/table'
import type { DieId } from '../../../rules/rattle-battle/vocabulary'
import { type Prize, prizeOf } from './prizes'

export interface Ship {
  readonly die: SeaDie
  readonly outline: Outline
  /** `undefined` for NP Ships and Allies. */
  readonly seat: Seat | undefined
  readonly strength: number
}

export interface NpShip extends Ship {
  readonly prize: Prize
}

/** By seat, what this Adventure has brought so far. */
export interface Gains {
  readonly coins: readonly number[]
  readonly loot: readonly number[]
  readonly lost: readonly number[]
  readonly trophies: readonly number[]
}

export interface Position {
  readonly state: RattleState
  /** Player Ships and Allies; `undefined` where one has sunk. */
  readonly ships: readonly (Ship | undefined)[]
  readonly nps: readonly (NpShip | undefined)[]
  /** Gaps in thousandths: ships by nps, row by row. */
  readonly gaps: Int32Array
  /** Own Ships that have thrown a Boarding Hook, and at what (U15). */
  readonly hooks: readonly { readonly die: DieId; readonly target: DieId }[]
  readonly gains: Gains
}

export function positionOf(state: RattleState): Position {
  const { players, nps } = sidesOf(state)
  const ships = players.map(die => shipOf(state, die))
  const npShips = nps.map((die): NpShip => ({ ...shipOf(state, die), prize: prizeOf(state, die) }))
  const gaps = new Int32Array(ships.length * npShips.length)
  for (const [p, ship] of ships.entries()) {
    for (const [n, np] of npShips.entries()) gaps[p * npShips.length + n] = gapBetween(state, ship, np)
  }
  return {
    state,
    ships,
    nps: npShips,
    gaps,
    hooks: state.adventure?.hooks ?? [],
    gains: gainsSoFar(state),
  }
}

export function shipOf(state: RattleState, die: SeaDie): Ship {
  return {
    die,
    outline: outlineOfDie(state, die),
    seat: ownerOf(state, die.id),
    strength: strengthOf(state, die),
  }
}

export function gapBetween(state: RattleState, a: Ship, b: Ship): number {
  return thousandths(gap(a.outline, b.outline, state.options))
}

/** Trophies and losses of phases before this moment. */
function gainsSoFar(state: RattleState): Gains {
  const seats = state.players.map((_, seat) => playerAt(state, seat))
  const sum = (count: (of: (typeof seats)[number]) => number) => seats.map(count)
  // What a Trophy is worth is judged by its colour alone, whichever face it showed.
  const prize = (die: DieId) => prizeOf(state, { id: die, x: 0, y: 0, yaw: 0, face: 2 })
  return {
    coins: sum(({ trophies }) =>
      trophies.reduce((all, { die, surrendered }) => all + prize(die).coins - (surrendered ? 1 : 0), 0),
    ),
    loot: sum(({ trophies }) =>
      trophies.reduce(
        (all, { die, boarded, hooked, surrendered }) =>
          all + prize(die).loot + Number(boarded) + Number(hooked) + Number(surrendered),
        0,
      ),
    ),
    lost: sum(({ sunk }) => sunk.length),
    trophies: sum(({ trophies }) => trophies.length),
  }
}

/** The same Sea with one of the players' Ships changed: moved, turned, or stronger. */
export function withShip(position: Position, index: number, ship: Ship): Position {
  const { state, nps, gaps } = position
  const changed = gaps.slice()
  for (const [n, np] of nps.entries()) {
    if (np) changed[index * nps.length + n] = gapBetween(state, ship, np)
  }
  return { ...position, ships: position.ships.with(index, ship), gaps: changed }
}

/** The same Sea with an NP Ship changed. */
export function withNp(position: Position, index: number, np: NpShip): Position {
  const { state, ships, nps, gaps } = position
  const changed = gaps.slice()
  for (const [p, ship] of ships.entries()) {
    if (ship) changed[p * nps.length + index] = gapBetween(state, ship, np)
  }
  return { ...position, nps: nps.with(index, np), gaps: changed }
}

interface Sinker {
  readonly seat: Seat
  readonly boarded: boolean
  readonly hooked?: boolean
}

/** The same Sea without an NP Ship; the player who sank it has the prize. */
export function withoutNp(position: Position, index: number, by: Sinker | undefined): Position {
  const np = position.nps[index]!
  const sunk = { ...position, nps: position.nps.with(index, undefined) }
  return by ? { ...sunk, gains: credited(sunk.gains, np.prize, by) } : sunk
}

/** The same Sea without one of the players' Ships. */
export function withoutShip(position: Position, index: number, by?: Sinker): Position {
  const ship = position.ships[index]!
  const { gains } = position
  const lost =
    ship.seat === undefined
      ? gains
      : { ...gains, lost: gains.lost.with(ship.seat, gains.lost[ship.seat]! + 1) }
  const prize = by ? prizeOf(position.state, ship.die) : undefined
  return {
    ...position,
    ships: position.ships.with(index, undefined),
    gains: by && prize ? credited(lost, prize, by) : lost,
  }
}

function credited(gains: Gains, prize: Prize, { seat, boarded, hooked }: Sinker): Gains {
  const add = (list: readonly number[], more: number) => list.with(seat, list[seat]! + more)
  return {
    ...gains,
    coins: add(gains.coins, prize.coins),
    loot: add(gains.loot, prize.loot + Number(boarded) + Number(hooked === true)),
    trophies: add(gains.trophies, 1),
  }
}

export function isHooked({ hooks }: Position, die: DieId, target: DieId): boolean {
  return hooks.some(hook => hook.die === die && hook.target === target)
}
