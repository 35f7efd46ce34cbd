import type { BotLevel } from '../../src/bots'
import * as rollingWaves from '../../src/bots/rolling-with-the-waves/features'
import * as waves from '../../src/bots/waves/features'
import type { GameId, Options } from '../../src/rules/game'
import type { RollingWavesState } from '../../src/rules/rolling-with-the-waves'
import type { WavesState } from '../../src/rules/waves'
import { modeOf } from '../../src/rules/waves/seating'

/** What a net is to learn of a game, and from which games. */
export interface Lesson {
  readonly game: GameId
  readonly file: string
  readonly inputs: number
  readonly hidden: number
  /** Numbers of players that take turns. */
  readonly players: readonly number[]
  options(index: number, players: number): Options
  readonly level: BotLevel
  /** Positions that a player may look at for a move: fewer than usual where good play is dear. */
  readonly positions: number
  /** One move in this many is any move. */
  readonly strayOne: number
  featuresOf(state: unknown): readonly (readonly number[])[]
  /** By seat: for whom it wins; without it everybody plays for themselves. */
  sidesOf?(state: unknown): readonly number[]
  /** Is this a position that will be judged: the horizon of looking ahead? */
  isMoment(before: unknown, after: unknown): boolean
}

const roundsOf = (state: unknown) => (state as { readonly round: number }).round

export const lessons: Readonly<Record<string, Lesson>> = {
  'rolling-with-the-waves': {
    game: 'rolling-with-the-waves',
    file: 'src/bots/rolling-with-the-waves/learned.ts',
    inputs: rollingWaves.featureCount,
    hidden: 16,
    players: [2, 4, 3, 5],
    options: () => ({ roundLimit: 25 }),
    level: 'solid',
    positions: 500,
    strayOne: 20,
    featuresOf: state => rollingWaves.featuresOf(state as RollingWavesState),
    isMoment: (before, after) => roundsOf(after) > roundsOf(before),
  },
  waves: {
    game: 'waves',
    file: 'src/bots/waves/learned.ts',
    inputs: waves.featureCount,
    hidden: 16,
    players: [2, 4, 2, 3, 4, 5, 6],
    options: index => ({ mode: index % 3 === 0 ? 'teams' : 'allVsAll', roundLimit: 40 }),
    level: 'solid',
    positions: 150,
    strayOne: 25,
    featuresOf: state => waves.featuresOf(waves.dawnOf(state as WavesState)),
    sidesOf(state) {
      const { personAt } = state as WavesState
      return personAt.map((_, seat) => modeOf(state as WavesState).parties[personAt.indexOf(seat)]!)
    },
    isMoment: (before, after) => roundsOf(after) > roundsOf(before),
  },
}
