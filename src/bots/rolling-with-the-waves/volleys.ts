/** S9: where to fire. Taken treasure counts for the shooter, and most when it is taken from the leader. */
import type { Seat } from '../../rules/game'
import type { Volley } from '../../rules/rolling-with-the-waves/moves'
import type { Player, RollingWavesState } from '../../rules/rolling-with-the-waves/state'
import { levelOf, squares } from '../../rules/rolling-with-the-waves/tracks'
import type { CannonId, ChestNumber } from '../../rules/rolling-with-the-waves/vocabulary'
import {
  afterVolley,
  aimableChests,
  firingCannons,
  openChests,
  shotsOf,
  targetsOf,
} from '../../rules/rolling-with-the-waves/volleys'
import type { Weights } from './weights'
import { worthsOf } from './worth'

/** A volley and what it is worth to its shooter. */
interface Shot {
  readonly volley: Volley
  readonly gain: number
}

/** Room that a stray treasure of 1 would take is worth more than the 1. */
const squareWorth = 0.5
/** Volleys of a single cannon that are worth combining with one of the other. */
const promising = 4

export function bestVolleys(state: RollingWavesState, seat: Seat, weights: Weights): readonly Volley[] {
  return rankedVolleys(state, seat, weights)[0] ?? []
}

/** Good declarations, the most promising first. */
export function rankedVolleys(
  state: RollingWavesState,
  seat: Seat,
  weights: Weights,
): readonly (readonly Volley[])[] {
  const due = firingCannons(state.players[seat]!)
  if (targetsOf(state, seat).length === 0) return [[{ cannons: due }]]
  const worths = worthsOf(state, weights)
  const best = Math.max(...worths.filter((_, other) => other !== seat))
  const hurt = worths.map(worth => (weights.steal - 1) * (worth === best ? 2 : 1))
  const together = shotsAt(state, seat, due, hurt).map(({ volley, gain }) => ({ volleys: [volley], gain }))
  const apart =
    due.length < 2
      ? []
      : [...inOrder(state, seat, due, hurt), ...inOrder(state, seat, due.toReversed(), hurt)]
  return [...together, ...apart].toSorted((a, b) => b.gain - a.gain).map(({ volleys }) => volleys)
}

/** Two volleys at two players, the second weighed after the first. */
function inOrder(
  state: RollingWavesState,
  seat: Seat,
  [first, second]: readonly CannonId[],
  hurt: readonly number[],
) {
  const firsts = shotsAt(state, seat, [first!], hurt).slice(0, promising)
  return firsts.flatMap(one =>
    shotsAt(afterVolley(state, seat, one.volley), seat, [second!], hurt)
      .filter(({ volley }) => volley.target !== one.volley.target)
      .slice(0, promising)
      .map(other => ({ volleys: [one.volley, other.volley], gain: one.gain + other.gain })),
  )
}

/** Everything that may be aimed at, into the own chest with the most room; the best first. */
function shotsAt(
  state: RollingWavesState,
  seat: Seat,
  cannons: readonly CannonId[],
  hurt: readonly number[],
): readonly Shot[] {
  const player = state.players[seat]!
  const into = roomiest(player)
  const room = into === undefined ? 0 : squares.chest - player.chests[into - 1]!.length
  let shots = 0
  for (const cannon of cannons) shots += shotsOf(player, cannon)
  return targetsOf(state, seat)
    .flatMap(target => {
      const aimed = state.players[target]!
      const net = Math.max(0, shots - levelOf('hull', aimed.hull))
      return aimableChests(aimed).map((chest): Shot => {
        const treasure = aimed.chests[chest - 1]!
        const taken = Math.min(net, treasure.length)
        let gain = 0
        for (let index = 0; index < taken; index++) {
          const number = treasure[treasure.length - 1 - index]!
          gain += number * hurt[target]! + (index < room ? number - squareWorth : 0)
        }
        const isTaken = taken > 0 && into !== undefined
        return { volley: isTaken ? { cannons, target, chest, into } : { cannons, target, chest }, gain }
      })
    })
    .toSorted((a, b) => b.gain - a.gain)
}

function roomiest(player: Player): ChestNumber | undefined {
  let best: ChestNumber | undefined
  for (const chest of openChests(player)) {
    if (best === undefined || player.chests[chest - 1]!.length < player.chests[best - 1]!.length) best = chest
  }
  return best
}
