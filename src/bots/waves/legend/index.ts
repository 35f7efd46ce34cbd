/**
 * Others are read by what strong players were seen to place, and the next round is judged by who went on to win from such
 * ones: two nets (scripts/bots). Deals that explain what lies face down are looked at more often.
 *
 * scene, habits       a slot as its owner sees it; what strong players place there
 * dawn, outlook       the round to come; who wins from it
 */
import type { WavesMove } from '../../../rules/waves'
import { imagineState } from '../../../rules/waves/imagine'
import { slotToPlace } from '../../../rules/waves/round'
import { chancesBy, race } from '../../search'
import { besidesPlacing } from '../discards'
import { lockUp } from '../lockUp'
import type { Mind } from '../mind'
import { countsOf, moveOf, type Play, playsOf } from '../plays'
import { grantAll, type Plan, plansOf } from '../said'
import { copyOf, placeAll, put, resolve, type Sketch, sketchOf, type World, worldOf } from '../sketch'
import { dawnAfter, featuresOf } from './dawn'
import { chancesOf, likelihood, placeByHabit } from './habits'
import { learned as outlook } from './outlookLearned'

export function playLegendarily(mind: Mind): WavesMove {
  const { state, seat } = mind
  const besides = besidesPlacing(mind)
  if (besides) return besides
  const slot = slotToPlace(state)!
  return moveOf(bestPlay(mind, slot), seat, slot)
}

function bestPlay(mind: Mind, slot: number): Play {
  const { state, seat, random, meter } = mind
  const sketch = sketchOf(state)
  const hand = countsOf(state.hands[seat]!)
  const plays = playsOf(hand)
  if (plays.length === 1) return plays[0]!
  const plans = plansOf(state, seat)
  const draw = worldsOf(mind, sketch, plans)
  const habit = chancesOf(sketch, worldOf(imagineState(state, random)).plays, slot, hand, plays)
  const choices = plays
    .map((play, index) => ({ play, chance: habit[index]! }))
    .toSorted((a, b) => b.chance - a.chance)
    .map(({ play }) => play)
  const world = () => {
    const dealt = draw()
    const policy = placeByHabit(sketch, random, meter, plans)
    return (play: Play) => {
      meter.look()
      const tried = copyOf(dealt)
      put(sketch, tried, slot, play)
      placeAll(sketch, tried, policy)
      return chanceToWin(sketch, tried, sketch.parties[slot]!) - lockUp(sketch, play)
    }
  }
  return race({ choices, world, meter, doubt: 0, mostWorlds: Number.POSITIVE_INFINITY })
}

/** Deals of which those are drawn more often in which the others would have placed what they have. */
const deals = 400

function worldsOf(
  { state, seat, random, meter }: Mind,
  sketch: Sketch,
  plans: ReadonlyMap<number, Plan>,
): () => World {
  const deal = () => {
    const world = worldOf(imagineState(state, random))
    grantAll(plans, sketch, world)
    return world
  }
  if (!sketch.order.some(slot => state.slots[slot]!.agents && sketch.seats[slot] !== seat)) return deal
  const worlds: World[] = []
  const upTo: number[] = []
  let sum = 0
  while (worlds.length === 0 || (worlds.length < deals && meter.look())) {
    const world = deal()
    sum += likelihood(sketch, world, seat, plans)
    worlds.push(world)
    upTo.push(sum)
  }
  return () => {
    const at = random.between(0, sum)
    return worlds[upTo.findIndex(end => at < end)] ?? worlds.at(-1)!
  }
}

function chanceToWin(sketch: Sketch, placed: World, party: number): number {
  const outcome = resolve(sketch, placed)
  if (outcome.winner !== undefined) return Number(outcome.winner === party)
  return chancesBy(outlook, featuresOf(dawnAfter(sketch, placed, outcome)))[party]!
}
