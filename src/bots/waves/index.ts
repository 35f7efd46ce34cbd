/**
 * Computer players of WAVES (docs/rules/waves.md, section 10). They see what their seat sees and nothing else; what they
 * look ahead in was dealt by `imagine`.
 *
 * plays, sketch       what can be placed, and an imagined round
 * instinct            how good a play looks without thinking ahead
 * progress            how far a display has come, by rule of thumb
 * weights, worth      how likely a win is from a position, as games have shown
 * said, speak         what a team-mate has announced aloud, and announcing one's own
 * discards, lockUp    what to part with; breaking deadlocks
 * easy                rules of thumb
 * solid               every play in many imagined rounds, the others placing by chance
 * strong              the same with others that think, hidden cards that explain what they did, and learned worths
 * legend              the same with what was learned from whole games: how strong players place, and who wins from where
 * weighing            after a match: judging a round by the latter
 */
import type { WavesMove, WavesState } from '../../rules/waves'
import type { Bot } from '../bot'
import { startMeter } from '../search'
import { playEasily } from './easy'
import { playLegendarily } from './legend'
import type { Mind } from './mind'
import { playSolidly } from './solid'
import { aloud } from './speak'
import { playStrongly, type Skill } from './strong'
import { judgedFor } from './weights'

function player(choose: (mind: Mind) => WavesMove, most = Number.POSITIVE_INFINITY): () => Bot {
  return () => (view, seat, random, budget) => {
    const meter = startMeter({ positions: Math.min(most, budget.positions) })
    return choose({ state: view as WavesState, seat, random, meter })
  }
}

/** Twice as many won no more, in 60 duels each. */
const legendaryPositions = 4000

const strongSkill: Skill = { weightsFor: judgedFor, stray: 0.3, ownStray: 0.15, doubt: 0.2 }

/** One line in botFor.ts. */
export const wavesBots = {
  easy: player(playEasily),
  solid: player(aloud(playSolidly)),
  strong: player(aloud(mind => playStrongly(mind, strongSkill))),
  legend: player(aloud(playLegendarily), legendaryPositions),
}
