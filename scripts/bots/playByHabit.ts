import type { Bot } from '../../src/bots'
import { wavesBots } from '../../src/bots/waves'
import { chancesOf } from '../../src/bots/waves/legend/habits'
import { countsOf, drawn, moveOf, playsOf } from '../../src/bots/waves/plays'
import { sketchOf, worldOf } from '../../src/bots/waves/sketch'
import type { WavesState } from '../../src/rules/waves'
import { imagineState } from '../../src/rules/waves/imagine'
import { slotToPlace } from '../../src/rules/waves/round'

const strong = wavesBots.strong()

/** Places as a strong player of WAVES mostly would, at once: a whole game takes some thousandths of a second. */
export const playByHabit: Bot = (view, seat, random, budget) => {
  const state = view as WavesState
  if (state.phase !== 'play') return strong(view, seat, random, budget)
  const slot = slotToPlace(state)!
  const hand = countsOf(state.hands[seat]!)
  const choices = playsOf(hand)
  const { plays } = worldOf(imagineState(state, random))
  const chances = chancesOf(sketchOf(state), plays, slot, hand, choices)
  return moveOf(drawn(choices, chances, random.between(0, 1)), seat, slot)
}
