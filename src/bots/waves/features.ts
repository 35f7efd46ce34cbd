/** Features that predict the winner at the start of a round, each scaled to about 1. */
import type { WavesState } from '../../rules/waves'
import { handLimit, type Mode } from '../../rules/waves/data/modes'
import { differentIn } from '../../rules/waves/goals'
import { modeOf } from '../../rules/waves/seating'
import type { Cls } from '../../rules/waves/vocabulary'
import { type Counts, countsOf } from './plays'

export const featureCount = 41

/** A round before anybody has placed: what lies open, and the hands. */
export interface Dawn {
  readonly mode: Mode
  /** By party. */
  readonly displays: readonly (readonly Cls[])[]
  /** By seat. */
  readonly hands: readonly Counts[]
  /** By slot; the extra Elder may be unknown. */
  readonly elders: readonly (Cls | undefined)[]
  readonly seats: readonly number[]
  readonly parties: readonly number[]
  readonly wave: number
}

export function dawnOf(state: WavesState): Dawn {
  const mode = modeOf(state)
  return {
    mode,
    displays: state.displays,
    hands: state.hands.map(countsOf),
    elders: state.slots.map(({ elder }) => elder),
    seats: mode.owners.map(place => (place === undefined ? -1 : state.personAt[place]!)),
    parties: mode.owners.map(place => (place === undefined ? -1 : mode.parties[place]!)),
    wave: state.wave!,
  }
}

/** By party. */
export function featuresOf(dawn: Dawn): readonly (readonly number[])[] {
  const council = [0, 0, 0, 0, 0]
  for (const elder of dawn.elders) if (elder !== undefined) council[elder - 1]! += 1 / dawn.elders.length
  const gaps = dawn.displays.map((display, party) => gapOf(dawn, display, party))
  return dawn.displays.map((_, party) => featuresFor(dawn, party, council, gaps))
}

interface Gap {
  readonly different: number
  readonly total: number
}

function gapOf({ mode }: Dawn, display: readonly Cls[], party: number): Gap {
  const goal = mode.goals[party]!
  return {
    different: Math.max(0, goal.different - differentIn(display)),
    total: Math.max(0, goal.total - display.length),
  }
}

const near = ({ different, total }: Gap) => Math.min(different, total)

function featuresFor(dawn: Dawn, party: number, council: readonly number[], gaps: readonly Gap[]): number[] {
  const { mode, displays, hands, elders, seats, parties, wave } = dawn
  const display = displays[party]!
  const gap = gaps[party]!
  const rivals = gaps.filter((_, other) => other !== party)
  const nearest = Math.min(...rivals.map(near))
  const held = [0, 0, 0, 0, 0]
  const own = [0, 0, 0, 0, 0]
  let [members, cards, beatsNew, beatsOld, fresh] = [0, 0, 0, 0, 0]
  const counted: number[] = []
  for (const slot of mode.owned) {
    if (parties[slot] !== party) continue
    const seat = seats[slot]!
    const hand = hands[seat]!
    if (!counted.includes(seat)) {
      counted.push(seat)
      members++
      for (let index = 0; index < 5; index++) {
        held[index]! += hand[index]!
        cards += hand[index]!
      }
    }
    const elder = elders[slot]
    if (elder === undefined) continue
    own[elder - 1]!++
    const isNew = !display.includes(elder)
    if (isNew) fresh++
    let higher = 0
    for (let index = elder; index < 5; index++) higher += hand[index]!
    if (higher > 0 && isNew) beatsNew++
    else if (higher > 0) beatsOld++
  }
  const slots = Math.max(
    1,
    own.reduce((sum, count) => sum + count, 0),
  )
  const classes = [1, 2, 3, 4, 5].map(cls => display.filter(one => one === cls).length)
  const before = mode.forwards[wave]!.findIndex(slot => parties[slot] === party)
  return [
    gap.different / 5,
    gap.total / 7,
    Number(near(gap) === 1),
    Number(near(gap) === 2),
    Number(gap.different === 1 && gap.total > 1),
    ...classes.map(count => Math.min(3, count) / 3),
    ...held.map(count => count / members / 3),
    ...held.map(count => Number(count > 0)),
    cards / members / handLimit,
    ...own.map(count => count / slots),
    fresh / slots,
    beatsNew / slots,
    beatsOld / slots,
    nearest / 4,
    Number(nearest === 1),
    rivals.filter(rival => near(rival) <= 2).length / 3,
    ...council,
    before / mode.owned.length,
    mode.goals[party]!.different - 4,
    displays.length / 6,
    members - 1,
  ]
}
