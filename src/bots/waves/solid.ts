/** Every play is tried in many ways in which the hidden cards may lie, with the others placing by chance. */
import type { WavesMove, WavesState } from '../../rules/waves'
import { imagineState } from '../../rules/waves/imagine'
import { slotToPlace } from '../../rules/waves/round'
import { partyOf } from '../../rules/waves/seating'
import { bestOf } from '../search'
import { discardBy, placeTokenBadly } from './discards'
import { lockUp } from './lockUp'
import type { Mind } from './mind'
import { type Counts, countsOf, moveOf, type Play, playsOf } from './plays'
import { elderWorth, progressOf } from './progress'
import { grantAll, kept, type Plan, plansOf, trustIn } from './said'
import {
  copyOf,
  type Outcome,
  type Policy,
  placeAll,
  put,
  resolve,
  type Sketch,
  sketchOf,
  worldOf,
} from './sketch'

export function playSolidly(mind: Mind): WavesMove {
  const { state, seat } = mind
  if (state.phase === 'discard') return discardBy(mind, variety)
  if (state.phase === 'placeToken') return placeTokenBadly(mind)
  const slot = slotToPlace(state)!
  const best = bestPlay(mind, slot, playsOf(countsOf(state.hands[seat]!)))
  return moveOf(best, seat, slot)
}

/** Different cards first, and among equally many high ones. */
function variety(hand: Counts): number {
  return hand.reduce((sum, count, index) => sum + (count > 0 ? 1 : 0) + 0.05 * count * (index + 1), 0)
}

function bestPlay({ state, seat, random, meter }: Mind, slot: number, plays: readonly Play[]): Play {
  if (plays.length < 2) return plays[0]!
  const sketch = sketchOf(state)
  const party = partyOf(state, seat)
  const sums = plays.map(() => 0)
  const plans = plansOf(state, seat)
  const byChance = placeByChance(random, plans)
  while (meter.left >= plays.length) {
    const world = worldOf(imagineState(state, random) as WavesState)
    grantAll(plans, sketch, world)
    let trust = 1
    for (const [place, plan] of plans) trust *= world.plays[place] ? trustIn(plan, world.plays[place]) : 1
    plays.forEach((play, index) => {
      meter.look()
      const tried = copyOf(world)
      put(sketch, tried, slot, play)
      placeAll(sketch, tried, byChance)
      const worth = worthOf(sketch, resolve(sketch, tried), seat, party)
      sums[index]! += trust * (worth - lockUp(sketch, play))
    })
  }
  return bestOf(plays, play => sums[plays.indexOf(play)]!, random)
}

/** More than half of the others follow, with any card that they hold; mates do what they have announced. */
function placeByChance(random: Mind['random'], plans: ReadonlyMap<number, Plan>): Policy {
  return (sketch, world, slot) => {
    const all = playsOf(world.hands[sketch.seats[slot]!]!)
    const announced = kept(plans.get(slot), all)
    if (announced !== all) return random.pick(announced)
    const follows = random.between(0, 1) < 0.55
    return random.pick(all.filter(play => (play.role === 'follower') === follows))
  }
}

function worthOf(sketch: Sketch, outcome: Outcome, seat: number, party: number): number {
  const { displays, winner, hands, plays } = outcome
  if (winner !== undefined) return winner === party ? 10 : -10
  const { goals } = sketch.mode
  let worth = 0
  const others = goals.length - 1
  displays.forEach((display, index) => {
    const progress = progressOf(display, goals[index]!)
    worth += index === party ? progress : -progress * (others === 1 ? 0.9 : 0.65 / others)
  })
  const hand = hands[seat]!
  const size = hand.reduce((sum, count) => sum + count, 0)
  worth += (elderWorth / 3) * Math.min(size, 5)
  plays.forEach((play, slot) => {
    if (play === undefined || sketch.seats[slot] !== seat) return
    if (hand.some((count, index) => count > 0 && index + 1 > play.cls)) worth += elderWorth / 5
  })
  return worth
}
