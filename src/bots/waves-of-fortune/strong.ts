/** Plays the best few movements on in imagined worlds and takes what leaves the ship best off (section 10). */
import { wavesOfFortune as game } from '../../rules/waves-of-fortune'
import type { FortuneMove } from '../../rules/waves-of-fortune/moves'
import { bestOf } from '../search'
import type { Mind } from './mind'
import { rollOut } from './rollOut'
import { isHunting, waysOf } from './sailing'
import { playSolidly } from './solid'

/** So many movements are looked at, each in so many worlds. */
const candidates = 5
const worlds = 16
/** How much what can be weighed at once counts beside what is played out. */
const instinct = 0.3

export function playStrongly(mind: Mind): FortuneMove {
  if (mind.state.phase !== 'move' || isHunting(mind)) return playSolidly(mind)
  const ways = waysOf(mind).slice(0, candidates)
  if (ways.length < 2) return ways[0]!.move
  const sums = ways.map(() => 0)
  let played = 0
  for (; played < worlds && mind.meter.left > 0; played++) {
    const world = game.imagine(mind.state, mind.seat, mind.random)
    const seed = String(mind.random.index(2 ** 30))
    // The same world and the same dice for each, so that what differs is the movement.
    for (const [index, { move }] of ways.entries()) sums[index]! += rollOut(mind, world, move, seed)
  }
  const worthOf = (index: number) => sums[index]! / Math.max(1, played) + instinct * ways[index]!.worth
  return ways[
    bestOf(
      ways.map((_, index) => index),
      worthOf,
      mind.random,
    )
  ]!.move
}
