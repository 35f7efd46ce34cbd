import { type Bot, botFor } from '../../src/bots'
import * as rollingWaves from '../../src/bots/rolling-with-the-waves/features'
import * as waves from '../../src/bots/waves/legend/dawn'
import type { GameId, Options } from '../../src/rules/game'
import type { AnyGame } from '../../src/rules/games'
import type { RollingWavesState } from '../../src/rules/rolling-with-the-waves'
import type { WavesState } from '../../src/rules/waves'
import { modeOf } from '../../src/rules/waves/seating'
import { playByHabit } from './playByHabit'

/** What a net is to learn of a game, and from which games. */
export interface Lesson {
  readonly game: GameId
  readonly file: string
  readonly hidden: number
  /** Numbers of players that take turns. */
  readonly players: readonly number[]
  options(index: number, players: number): Options
  /** Who plays. */
  bot(game: AnyGame): Bot
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
    hidden: 16,
    players: [2, 4, 3, 5],
    options: () => ({ roundLimit: 25 }),
    bot: game => botFor(game, 'solid')!,
    positions: 500,
    strayOne: 20,
    featuresOf: state => rollingWaves.featuresOf(state as RollingWavesState),
    isMoment: (before, after) => roundsOf(after) > roundsOf(before),
  },
  waves: {
    game: 'waves',
    file: 'src/bots/waves/legend/outlookLearned.ts',
    hidden: 24,
    players: [2, 4, 2, 4, 3, 2, 4, 4, 5, 6],
    options: index => ({
      mode: index % 10 === 7 || index % 20 > 17 ? 'teams' : 'allVsAll',
      tabletSet: (['suggested', 'suggested', 'firstGame', 'random'] as const)[Math.floor(index / 10) % 4]!,
      roundLimit: 40,
    }),
    bot: () => playByHabit,
    positions: 0,
    strayOne: 100,
    featuresOf: state => waves.featuresOf(waves.dawnOf(state as WavesState)),
    sidesOf(state) {
      const { personAt } = state as WavesState
      return personAt.map((_, seat) => modeOf(state as WavesState).parties[personAt.indexOf(seat)]!)
    },
    isMoment: (before, after) => roundsOf(after) > roundsOf(before),
  },
}
