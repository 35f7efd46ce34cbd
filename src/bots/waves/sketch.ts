/**
 * An imagined round: an imagined state, laid out for placing and resolving it thousands of times. What nobody sees
 * (hands, deck, face-down Agents) is as it was imagined; the game's own pure functions decide what follows.
 */
import type { Seat } from '../../rules/game'
import type { WavesState } from '../../rules/waves'
import { type Check, type Checker, rotated, runWaves } from '../../rules/waves/collecting'
import type { FaceId } from '../../rules/waves/data/faces'
import { type Mode, orderFrom } from '../../rules/waves/data/modes'
import { shellsFor } from '../../rules/waves/majority'
import { knightsRead, modeOf } from '../../rules/waves/seating'
import { type Card, type Cls, classes } from '../../rules/waves/vocabulary'
import { type Counts, countsOf, type Play, playOf, playsOf } from './plays'

/** What does not change while a round is placed. */
export interface Sketch {
  readonly mode: Mode
  readonly isHeadToHead: boolean
  readonly faces: readonly FaceId[]
  readonly knightsRead: 'agent' | 'elder'
  readonly elders: readonly Cls[]
  readonly elderCounts: readonly number[]
  readonly wave: number
  readonly shells: number
  /** By class: Shells for its Open Majority. */
  readonly shellsFor: readonly number[]
  readonly displays: readonly (readonly Cls[])[]
  /** Slots in the order of placing. */
  readonly order: readonly number[]
  /** By slot: the owner, and the party the owner plays for. */
  readonly seats: readonly Seat[]
  readonly parties: readonly number[]
  readonly idleRounds: number
}

/** What changes: one way in which the hidden cards may lie, and what is placed on it. */
export interface World {
  readonly hands: Counts[]
  readonly deck: Card[]
  /** By slot. */
  readonly plays: (Play | undefined)[]
}

export function sketchOf(state: WavesState): Sketch {
  const mode = modeOf(state)
  const elders = state.slots.map(slot => slot.elder!)
  const seats = mode.owners.map(place => (place === undefined ? -1 : state.personAt[place]!))
  return {
    mode,
    isHeadToHead: mode.id === 'headToHead',
    faces: state.faces,
    knightsRead: knightsRead(state),
    elders,
    elderCounts: countsOf(elders),
    wave: state.wave!,
    shells: state.shells,
    shellsFor: classes.map(cls => shellsFor(state, cls)),
    displays: state.displays,
    order: orderFrom(mode, state.wave!),
    seats,
    parties: mode.owners.map(place => (place === undefined ? -1 : mode.parties[place]!)),
    idleRounds: state.idleRounds,
  }
}

/** The hidden part of a whole state. */
export function worldOf(state: WavesState): World {
  return {
    hands: state.hands.map(countsOf),
    deck: [...state.deck],
    plays: state.slots.map(({ agents }): Play | undefined => {
      return agents && playOf(agents.role, agents.cards[0] as Cls, agents.cards.length)
    }),
  }
}

export function copyOf({ hands, deck, plays }: World): World {
  return { hands: hands.map(hand => [...hand]), deck: [...deck], plays: [...plays] }
}

/** The choice of the simulated player for a slot. */
export type Policy = (sketch: Sketch, world: World, slot: number) => Play

/** Places one play, with the draws of Head to head (WV-51). */
export function put(sketch: Sketch, world: World, slot: number, play: Play): void {
  const hand = world.hands[sketch.seats[slot]!]!
  hand[play.cls - 1]! -= play.count
  world.plays[slot] = play
  if (sketch.isHeadToHead && world.plays[(slot + 2) % 4] === undefined) {
    draw(world, hand)
    draw(world, hand)
  }
}

/** Everybody who has not placed yet does; an empty hand draws first (WV-55). */
export function placeAll(sketch: Sketch, world: World, policy: Policy): void {
  for (const slot of sketch.order) {
    if (world.plays[slot]) continue
    const hand = world.hands[sketch.seats[slot]!]!
    if (hand.every(count => count === 0)) draw(world, hand)
    put(sketch, world, slot, policy(sketch, world, slot))
  }
}

function draw({ deck }: World, hand: Counts): void {
  const card = deck.pop()
  if (card) hand[card - 1]!++
}

/** How the round ends if it is placed like this. */
export interface Outcome {
  readonly checks: readonly Check[]
  /** By party. */
  readonly displays: readonly (readonly Cls[])[]
  readonly winner: number | undefined
  /** By slot: their classes are the Council of the next round; the extra Elder is unknown. */
  readonly plays: readonly (Play | undefined)[]
  /** By seat: before the draw at the end of the round, Elders that were taken included. */
  readonly hands: readonly Counts[]
}

/** The class with the most cards, of equally many the highest (WV-91). */
export function topClass(counts: readonly number[]): Cls {
  let top: Cls = 1
  for (const cls of classes) if (counts[cls - 1]! >= counts[top - 1]!) top = cls
  return top
}

/** The tablet that will be active. */
function faceWith({ elderCounts, faces }: Sketch, plays: readonly (Play | undefined)[]): FaceId {
  const counts = [...elderCounts]
  for (const play of plays) if (play?.role === 'rebel') counts[play.cls - 1]! += play.count
  return faces[topClass(counts) - 1]!
}

export function resolve(sketch: Sketch, world: World): Outcome {
  const { plays } = world
  const face = faceWith(sketch, plays)
  const elders = face === 'SEE-ROT' ? rotated(sketch.mode, sketch.elders) : sketch.elders
  const { checks, winner } = runWaves({
    mode: sketch.mode,
    face,
    knightsRead: sketch.knightsRead,
    elders,
    agents: plays as readonly (Checker | undefined)[],
    wave: sketch.wave,
    shells: face === 'NOB-FOL' ? followersIn(plays) : sketch.shells,
    startCounts: sketch.elderCounts,
    displays: sketch.displays,
  })
  const hands = world.hands.map(hand => [...hand])
  const displays = [...sketch.displays]
  for (const { slot, elder, result } of checks) {
    const party = sketch.parties[slot]!
    if (result === 'collected') displays[party] = [...displays[party]!, elder]
    else hands[sketch.seats[slot]!]![elder - 1]!++
  }
  return { checks, displays, winner, plays, hands }
}

function followersIn(plays: readonly (Play | undefined)[]): number {
  let followers = 0
  for (const play of plays) if (play?.role === 'follower') followers++
  return Math.min(5, followers)
}

/** A placement, what its owner could have placed instead, and what lay there when they chose. */
interface Placed {
  readonly slot: number
  readonly play: Play
  readonly hand: Counts
  readonly choices: readonly Play[]
  readonly before: World['plays']
}

/** Goes through what others than this seat have placed, in the order of the round. */
export function eachPlaced(
  sketch: Sketch,
  { hands, plays }: World,
  seat: number,
  look: (placed: Placed) => void,
): void {
  const before: (Play | undefined)[] = plays.map(() => undefined)
  for (const slot of sketch.order) {
    const play = plays[slot]
    const owner = sketch.seats[slot]!
    if (play && owner !== seat) {
      const hand = [...hands[owner]!]
      hand[play.cls - 1]! += play.count
      look({ slot, play, hand, choices: playsOf(hand), before })
    }
    before[slot] = play
  }
}
