/** Rules of thumb: collect if it looks possible under the tablet of the Open Majority, else play what is plentiful. */
import type { WavesMove } from '../../rules/waves'
import { imagineState } from '../../rules/waves/imagine'
import { movesOf } from '../../rules/waves/legality'
import { slotToPlace } from '../../rules/waves/round'
import { bestOf } from '../search'
import { discardBy } from './discards'
import { looksOf } from './instinct'
import { lockUp } from './lockUp'
import type { Mind } from './mind'
import { countsOf, moveOf, playsOf } from './plays'
import { sketchOf, worldOf } from './sketch'

/** How seldom a bundle is thought of that turns the majority. */
const boldness = 1 / 3

export function playEasily(mind: Mind): WavesMove {
  const { state, seat, random } = mind
  if (state.phase === 'discard') return discardBy(mind, pairs)
  if (state.phase !== 'play') return random.pick(movesOf(state, seat))
  const slot = slotToPlace(state)!
  const sketch = sketchOf(state)
  // Face-down cards of others may be any: it looks at roles and numbers only.
  const { plays } = worldOf(imagineState(state, random))
  const hand = countsOf(state.hands[seat]!)
  const isBold = random.between(0, 1) < boldness
  const considered = playsOf(hand).filter(play => play.count === 1 || (isBold && play.count < 4))
  const looks = looksOf(sketch, plays, slot, considered)
  const choice = bestOf(
    considered,
    // Looked at in coarse steps: near enough is good enough for an easy opponent.
    play =>
      Math.round(4 * looks[considered.indexOf(play)]!) + hand[play.cls - 1]! / 10 - 10 * lockUp(sketch, play),
    random,
  )
  return moveOf(choice, seat, slot)
}

/** Duplicates are what it parts with. */
function pairs(hand: readonly number[]): number {
  return hand.filter(count => count > 0).length
}
