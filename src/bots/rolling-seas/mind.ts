/** What a computer captain keeps in mind while it chooses: its own sheets as numbers, and what may still be done. */
import type { Seat } from '../../rules/game'
import type { Random } from '../../rules/random'
import { chartOf } from '../../rules/rolling-seas/chart'
import { roundCount } from '../../rules/rolling-seas/data/ledger'
import { spaceIndex } from '../../rules/rolling-seas/grid'
import type { RollingOptions } from '../../rules/rolling-seas/options'
import type { Ledger, Player, RollingState } from '../../rules/rolling-seas/state'
import type { Meter } from '../search'
import { type Waterways, waterwaysOf } from './waterways'
import type { Weights } from './weights'

export interface Mind {
  readonly state: RollingState
  readonly seat: Seat
  readonly random: Random
  readonly meter: Meter
  readonly weights: Weights
}

/** A ship as it is simulated: everything that a round can change. Arrays are copied before they are changed. */
export interface Ship {
  readonly at: number
  readonly ledger: Ledger
  /** The ports at which this ship has told its story, as bits in the order of the chart's ports. */
  readonly told: number
  /** Obstacles still to be met, and crosses on land. */
  readonly active: Uint8Array
  readonly explored: Uint8Array
}

/** A map under study. */
export interface Study {
  readonly ways: Waterways
  readonly options: RollingOptions
  readonly weights: Weights
}

export function toldBits({ map }: Player): number {
  const { ports } = chartOf(map)
  return map.told.reduce((bits, port) => bits | (1 << ports.indexOf(spaceIndex(port))), 0)
}

/** Rounds in a row, up to now, that the ship has lain at anchor with nothing done. */
export function roundsAtAnchor({ map: { track }, ledger: { turns } }: Player): number {
  let rounds = 0
  // The first entry of the track is where the voyage began.
  for (let turn = turns.length - 1; turn >= 0; turn--, rounds++) {
    const isSail = turns[turn] !== 'X' && turns[turn] !== 'P'
    if (!isSail || track[turn + 1]!.length > 0) break
  }
  return rounds
}

export function studyOf(player: Player, options: RollingOptions, weights: Weights): Study {
  const chart = chartOf(player.map)
  const open = ((1 << chart.ports.length) - 1) & ~toldBits(player)
  const ways = waterwaysOf(chart, spaceIndex(player.map.homePort ?? ''), open, options.cornerSqueeze)
  return { ways, options, weights }
}

export function shipOf(player: Player): Ship {
  const { ship, active, explored } = chartOf(player.map)
  return { at: ship, ledger: player.ledger, told: toldBits(player), active, explored }
}

/** Rounds after this one. */
export function roundsAfter({ round }: RollingState): number {
  return roundCount - round
}
