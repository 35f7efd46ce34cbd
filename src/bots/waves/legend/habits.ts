/** What strong players place, as it was learned from their games: so others are read, and so they place in the mind. */
import type { Random } from '../../../rules/random'
import { type Meter, sharesOf, standingsBy } from '../../search'
import { type Counts, drawn, type Play, playsOf } from '../plays'
import { kept, type Plan, trustIn } from '../said'
import { eachPlaced, type Policy, type Sketch, type World } from '../sketch'
import { learned as habits } from './habitsLearned'
import { sceneOf } from './scene'

/** How often somebody places for reasons that nobody can see. */
const doubt = 0.05

export function chancesOf(
  sketch: Sketch,
  plays: World['plays'],
  slot: number,
  hand: Counts,
  choices: readonly Play[],
): readonly number[] {
  if (choices.length === 1) return [1]
  const { shared, each } = sceneOf(sketch, plays, slot, hand, choices)
  return sharesOf(standingsBy(habits, shared, each)).map(
    chance => (1 - doubt) * chance + doubt / choices.length,
  )
}

/**
 * How everybody places in one imagined world. Chance falls once for each slot, and who sees the same places the same:
 * what is tried differs by nothing else.
 */
export function placeByHabit(
  { order, seats }: Sketch,
  random: Random,
  meter: Meter,
  plans: ReadonlyMap<number, Plan>,
): Policy {
  const lots = new Map(order.map(slot => [slot, random.between(0, 1)]))
  const known = new Map<string, Play>()
  return (sketch, { hands, plays }, slot) => {
    const hand = hands[seats[slot]!]!
    const seen = `${slot} ${hand} ${order.map(other => sightOf(plays[other], seats[other] === seats[slot]))}`
    const before = known.get(seen)
    if (before) return before
    meter.look()
    const choices = kept(plans.get(slot), playsOf(hand))
    const play = drawn(choices, chancesOf(sketch, plays, slot, hand, choices), lots.get(slot)!)
    known.set(seen, play)
    return play
  }
}

function sightOf(play: Play | undefined, isOwn: boolean): string {
  if (!play) return ''
  return `${play.role[0]}${play.count}${isOwn ? play.cls : ''}`
}

/** How likely the others would have placed what they have placed, if they held these cards. */
export function likelihood(
  sketch: Sketch,
  world: World,
  seat: number,
  plans: ReadonlyMap<number, Plan>,
): number {
  let chance = 1
  eachPlaced(sketch, world, seat, ({ slot, play, hand, choices, before }) => {
    chance *= chancesOf(sketch, before, slot, hand, choices)[choices.indexOf(play)]!
    chance *= trustIn(plans.get(slot), play)
  })
  return chance
}
