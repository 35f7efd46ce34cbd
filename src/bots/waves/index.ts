/**
 * Computer players of WAVES (docs/rules/waves.md, section 10).
 *
 * plays, sketch       what can be placed, and a round in the mind
 * instinct            how good a play looks without thinking ahead
 * progress            how far a display has come
 * easy, solid         rules of thumb; every play tried in many imagined rounds
 */
import type { WavesMove, WavesState } from '../../rules/waves'
import type { Bot } from '../bot'
import { startMeter } from '../search'
import { playEasily } from './easy'
import type { Mind } from './mind'
import { playSolidly } from './solid'
import { playStrongly } from './strong'
import { judgedFor } from './weights'

function player(choose: (mind: Mind) => WavesMove): () => Bot {
  return () => (view, seat, random, budget) =>
    choose({ state: view as WavesState, seat, random, meter: startMeter(budget) })
}

/** One line in botFor.ts. */
export const wavesBots = {
  easy: player(playEasily),
  solid: player(playSolidly),
  strong: player(mind =>
    playStrongly(mind, { weightsFor: judgedFor, stray: 0.3, ownStray: 0.15, doubt: 0.2 }),
  ),
}
