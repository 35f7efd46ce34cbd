/** Strong with far more worlds, and with a judgement of the next round that was learned from whole games. */
import type { Goal } from '../../rules/waves/data/modes'
import { handLimit } from '../../rules/waves/data/modes'
import { chancesBy } from '../search'
import { type Dawn, featuresOf } from './features'
import { learned } from './learned'
import type { Counts } from './plays'
import type { Outcome, Sketch, World } from './sketch'
import type { Weights } from './weights'
import { cutDown } from './worth'

/** How likely each party wins after this round. */
export function learnedChances(
  sketch: Sketch,
  world: World,
  outcome: Outcome,
  weightsFor: (goal: Goal) => Weights,
): readonly number[] {
  const { mode, seats, parties } = sketch
  // The draw at the end of the round (WV-116); in Head to head all draws are done.
  let next = world.deck.length
  const hands = outcome.hands.map((hand, owner): Counts => {
    const kept = [...hand]
    const card = sketch.isHeadToHead || next === 0 ? undefined : world.deck[--next]
    if (card) kept[card - 1]!++
    const slot = seats.indexOf(owner)
    const limit = mode.solo !== undefined && mode.owners[slot] === mode.solo ? handLimit + 1 : handLimit
    cutDown(kept, limit, weightsFor(mode.goals[parties[slot]!]!))
    return kept
  })
  const dawn: Dawn = {
    mode,
    displays: outcome.displays,
    hands,
    elders: outcome.plays.map(play => play?.cls),
    seats,
    parties,
    wave: mode.leftPlayer[sketch.wave]!,
  }
  return chancesBy(learned, featuresOf(dawn))
}
