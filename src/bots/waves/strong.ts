/**
 * Hidden cards are imagined as often as the budget allows, and each way counts as much as it explains what the others
 * have placed. In each, the others place as they would, the round is resolved, and what it leads to is judged by what
 * such positions have led to before.
 */
import type { Seat } from '../../rules/game'
import type { WavesMove } from '../../rules/waves'
import { type Goal, handLimit, type Mode } from '../../rules/waves/data/modes'
import { imagineState } from '../../rules/waves/imagine'
import { slotToPlace } from '../../rules/waves/round'
import { modeOf } from '../../rules/waves/seating'
import { besidesPlacing } from './discards'
import { looksOf } from './instinct'
import { lockUp } from './lockUp'
import type { Mind } from './mind'
import { countsOf, drawn, moveOf, type Play, playsOf } from './plays'
import { fits, grantAll, type Plan, plansOf, trustIn } from './said'
import {
  copyOf,
  eachPlaced,
  type Policy,
  placeAll,
  put,
  resolve,
  type Sketch,
  sketchOf,
  type World,
  worldOf,
} from './sketch'
import type { Weights } from './weights'
import { cutDown, worthOfDisplay, worthOfElder, worthOfHand } from './worth'

export interface Skill {
  readonly weightsFor: (goal: Goal) => Weights
  /** How far from the best-looking play the others stray, in Elders, and oneself where the turn comes again. */
  readonly stray: number
  readonly ownStray: number
  /** How often the others place for reasons that nobody can see. */
  readonly doubt: number
}

export function playStrongly(mind: Mind, skill: Skill): WavesMove {
  const { state, seat } = mind
  const besides = besidesPlacing(mind)
  if (besides) return besides
  const slot = slotToPlace(state)!
  return moveOf(bestPlay(mind, skill, slot, playsOf(countsOf(state.hands[seat]!))), seat, slot)
}

/**
 * Half of the plays, the worse ones, drop out again and again, so that most of the budget goes to those between which
 * it is close. All that are left have been tried in the same worlds. Every placement on the way to the end of the round
 * is a position.
 */
function bestPlay(mind: Mind, skill: Skill, slot: number, plays: readonly Play[]): Play {
  const { state, random, meter } = mind
  const trial = trialOf(mind, skill, slot)
  const toPlace = modeOf(state).owned.filter(own => state.slots[own]!.agents === undefined).length
  // Looks decide where nothing can be tried, and count for nothing as soon as something was.
  const looks = looksOf(sketchOf(state), worldOf(imagineState(state, random)).plays, slot, plays)
  let left = plays.map((play, index): Candidate => ({ play, sum: 1e-9 * looks[index]! }))
  while (left.length > 1) {
    const rounds = Math.ceil(Math.log2(left.length))
    const share = Math.floor(meter.left / rounds)
    const worlds = Math.floor(share / (left.length * toPlace))
    for (let n = 0; n < worlds; n++) {
      trial(left)
      for (let looked = left.length * toPlace; looked > 0; looked--) meter.look()
    }
    const ranked = random.shuffled(left).sort((a, b) => b.sum - a.sum)
    left = worlds > 0 ? ranked.slice(0, Math.ceil(left.length / 2)) : ranked.slice(0, 1)
  }
  return left[0]!.play
}

interface Candidate {
  readonly play: Play
  sum: number
}

/** Tries all of them in one more world. */
function trialOf(
  { state, seat, random }: Mind,
  skill: Skill,
  slot: number,
): (all: readonly Candidate[]) => void {
  const sketch = sketchOf(state)
  const plans = plansOf(state, seat)
  const policy = placeByLooks(random, seat, plans, skill)
  return candidates => {
    const world = worldOf(imagineState(state, random))
    grantAll(plans, sketch, world)
    const weight = likelihood(sketch, world, seat, plans, skill)
    for (const candidate of candidates) {
      const tried = copyOf(world)
      put(sketch, tried, slot, candidate.play)
      placeAll(sketch, tried, policy)
      const worth = worthOf(sketch, tried, seat, skill)
      candidate.sum += weight * (worth - lockUp(sketch, candidate.play))
    }
  }
}

/** By how each play looks: one that looks worse by `stray` is chosen about a third as often. */
function chancesOf(
  sketch: Sketch,
  plays: readonly (Play | undefined)[],
  slot: number,
  choices: readonly Play[],
  stray: number,
): readonly number[] {
  const chances = looksOf(sketch, plays, slot, choices)
  let best = chances[0]!
  for (const look of chances) if (look > best) best = look
  let sum = 0
  for (let index = 0; index < chances.length; index++) {
    chances[index] = Math.exp((chances[index]! - best) / stray)
    sum += chances[index]!
  }
  for (let index = 0; index < chances.length; index++) chances[index]! /= sum
  return chances
}

function placeByLooks(
  random: Mind['random'],
  seat: Seat,
  plans: ReadonlyMap<number, Plan>,
  { stray, ownStray, doubt }: Skill,
): Policy {
  return (sketch, { hands, plays }, slot) => {
    const owner = sketch.seats[slot]!
    const all = playsOf(hands[owner]!)
    const plan = plans.get(slot)
    const announced = plan ? all.filter(play => fits(play, plan)) : []
    const choices = announced.length > 0 ? announced : all
    if (owner === seat) return placed(sketch, plays, slot, choices, ownStray)
    if (announced.length === 0 && random.between(0, 1) < doubt) return random.pick(choices)
    return placed(sketch, plays, slot, choices, stray)
  }

  function placed(
    sketch: Sketch,
    plays: World['plays'],
    slot: number,
    choices: readonly Play[],
    stray: number,
  ): Play {
    return drawn(choices, chancesOf(sketch, plays, slot, choices, stray), random.between(0, 1))
  }
}

/** How well these hidden cards explain what the others have placed: a player with a better card would have used it. */
function likelihood(
  sketch: Sketch,
  world: World,
  seat: Seat,
  plans: ReadonlyMap<number, Plan>,
  { stray, doubt }: Skill,
): number {
  let chance = 1
  eachPlaced(sketch, world, seat, ({ slot, play, choices, before }) => {
    chance *= trustIn(plans.get(slot), play)
    const chances = chancesOf(sketch, before, slot, choices, stray)
    chance *= (1 - doubt) * (chances[choices.indexOf(play)] ?? 0) + doubt / choices.length
  })
  return chance
}

/** The chance to win after this round, by what such positions have led to. */
function worthOf(sketch: Sketch, placed: World, seat: Seat, { weightsFor }: Skill): number {
  const outcome = resolve(sketch, placed)
  const { winner, displays, plays } = outcome
  const { mode, seats, parties } = sketch
  const own = parties[seats.indexOf(seat)]!
  if (winner !== undefined) return winner === own ? 1 : 0
  const weights = mode.goals.map(weightsFor)
  const worths = displays.map((display, party) => {
    return worthOfDisplay(display, mode.goals[party]!, weights[party]!)
  })
  outcome.hands.forEach((hand, owner) => {
    const slot = seats.indexOf(owner)
    const party = parties[slot]!
    const limit = mode.solo !== undefined && mode.owners[slot] === mode.solo ? handLimit + 1 : handLimit
    cutDown(hand, limit, weights[party]!)
    let worth = worthOfHand(hand, weights[party]!)
    for (const own of mode.owned) {
      if (seats[own] !== owner) continue
      worth += worthOfElder(plays[own]!.cls, displays[party]!, hand, weights[party]!)
    }
    worths[party]! += worth / membersOf(mode, party)
  })
  const next = parties[mode.leftPlayer[sketch.wave]!]!
  worths[next]! += 2 * weights[next]!.wave
  const best = Math.max(...worths)
  const parts = worths.map(worth => Math.exp(worth - best))
  return parts[own]! / parts.reduce((a, b) => a + b, 0)
}

function membersOf({ parties }: Mode, party: number): number {
  let members = 0
  for (const one of parties) if (one === party) members++
  return members
}
