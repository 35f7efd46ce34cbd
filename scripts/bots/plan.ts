import { type BotLevel, botLevels, levelsOf } from '../../src/bots'
import type { GameId, Options, Seat } from '../../src/rules/game'
import { type AnyGame, gameById } from '../../src/rules/games'

/** What is counted: the games of one level against another, all of it fixed before the first one begins. */
export interface Plan {
  readonly game: GameId
  /** The stronger one first. */
  readonly pairing: readonly [BotLevel, BotLevel]
  readonly games: number
  readonly seed: string
  /** How a legend is seated: against one captain, or alone among three. Others sit two against two. */
  readonly sitting?: Sitting
}

export type Sitting = 'duel' | 'among three'
export const sittings: readonly Sitting[] = ['duel', 'among three']

/** The share of wins that a player has who is no better than the others there. */
export function fairShare({ sitting }: Plan): number {
  return sitting === 'among three' ? 0.25 : 0.5
}

/** One game of a plan. */
export interface Table {
  readonly seed: string
  readonly options: Options
  /** By seat. */
  readonly bots: readonly BotLevel[]
}

/** Set-ups that take turns where a game has several; other games are played as they come. */
const setUps: Partial<Record<GameId, readonly Options[]>> = {
  'rattle-battle': [{ scenario: 'intro' }, { scenario: 'norrington' }, { scenario: 'pirateWars' }],
}

/** Four at the table, two of each level; where a game takes fewer, or four would share a victory as a team, two. */
const seatings: Readonly<Record<number, readonly string[]>> = {
  4: ['AABB', 'ABAB', 'ABBA', 'BAAB', 'BABA', 'BBAA'],
  2: ['AB', 'BA'],
}

/** Every seat in turn, from the same seed each time: luck is the same for all of them. */
const alone: Readonly<Record<Sitting, readonly string[]>> = {
  duel: ['AB', 'BA'],
  'among three': ['ABBB', 'BABB', 'BBAB', 'BBBA'],
}

/** Where four would share a victory as a team, everybody plays for themselves. */
const forThemselves: Partial<Record<GameId, Options>> = { waves: { mode: 'allVsAll' } }

const seats: Partial<Record<GameId, 2 | 4>> = { waves: 2 }

/** Game number `index` of the plan: every seating comes as often as every other, with every set-up. */
export function tableOf({ game, pairing, seed, sitting }: Plan, index: number): Table {
  if (sitting) return mirrored(game, pairing, seed, sitting, index)
  const rounds = seatings[seats[game] ?? (gameById(game).players.max >= 4 ? 4 : 2)]!
  const options = setUps[game] ?? [{}]
  const seating = rounds[index % rounds.length]!
  return {
    seed: `${seed} ${index + 1}`,
    options: options[Math.floor(index / rounds.length) % options.length]!,
    bots: [...seating].map(side => pairing[side === 'A' ? 0 : 1]),
  }
}

function mirrored(
  game: GameId,
  pairing: Plan['pairing'],
  seed: string,
  sitting: Sitting,
  index: number,
): Table {
  const rounds = alone[sitting]
  const deal = Math.floor(index / rounds.length)
  const options = setUps[game] ?? [(sitting === 'among three' && forThemselves[game]) || {}]
  return {
    seed: `${seed} ${sitting} ${deal + 1}`,
    options: options[deal % options.length]!,
    bots: [...rounds[index % rounds.length]!].map(side => pairing[side === 'A' ? 0 : 1]),
  }
}

/** Each level against the next one below. */
export function pairingsOf(game: AnyGame): readonly (readonly [BotLevel, BotLevel])[] {
  const known = levelsOf(game)
  return known.slice(1).map((level, index) => [level, known[index]!] as const)
}

export function readPairing(text: string, game: AnyGame): readonly [BotLevel, BotLevel] {
  const levels = text.split(':')
  const [first, second] = levels.map(name => botLevels.find(level => level === name))
  const known = levelsOf(game)
  if (levels.length !== 2 || !first || !second || !known.includes(first) || !known.includes(second)) {
    throw new Error(`--pairing takes two of ${known.join(', ')} as in strong:solid, not “${text}”.`)
  }
  return [first, second]
}

/** The share of a win that falls to the seats of a level: a shared win is split among those who share it. */
export function winOf(winners: readonly Seat[], bots: readonly BotLevel[], level: BotLevel): number {
  return winners.filter(seat => bots[seat] === level).length / winners.length
}
