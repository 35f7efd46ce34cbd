/**
 * Computer players of Rolling with the Waves (docs/rules/rolling-with-the-waves.md, section 10).
 *
 * easy.ts                         rules of thumb
 * worth, outlook, horizon         what a map will be worth, given what the others load and how long there is left
 * gains, plan, draft              what each face on each icon adds to it
 * resolveChoices, volleys         raising, burying, firing by that
 * solid.ts                        the best of it for the own map
 * strong/                         the others' plans are sampled, the round is played out, chances are compared
 * features, learned, legend/      the draft too is played out to the end of the round, and judged by what was learned
 */
import type { RollingWavesMove } from '../../rules/rolling-with-the-waves/moves'
import type { RollingWavesState } from '../../rules/rolling-with-the-waves/state'
import type { Bot } from '../bot'
import { startMeter } from '../search'
import { playEasily } from './easy'
import { playLegendarily } from './legend'
import type { Mind } from './mind'
import { playSolidly } from './solid'
import { playStrongly } from './strong'
import { judged } from './weights'

function player(choose: (mind: Mind) => RollingWavesMove): () => Bot {
  return () => (view, seat, random, budget) =>
    choose({ state: view as RollingWavesState, seat, random, meter: startMeter(budget), weights: judged })
}

/** One line in botFor.ts. */
export const rollingWavesBots = {
  easy: player(playEasily),
  solid: player(playSolidly),
  strong: player(playStrongly),
  legend: player(playLegendarily),
}
