/**
 * Exact chances in a fight (4.9): for the odds on show and for computer players. Each round as many are sent as is best:
 * the maximum, or one at a time where the lowest dice meet (WF-82a).
 */
import { mostFighters } from './data/tiles'
import { cannonRoundsLeft, pairsOf, withoutLowest } from './fight'
import type { FortuneOptions } from './options'
import type { FortuneState, Player } from './state'
import type { Foe } from './vocabulary'

export interface Match {
  readonly foe: 'pirates' | 'kraken'
  /** Rounds in which the cannons still bear. */
  readonly cannons: number
  readonly pairing: FortuneOptions['dicePairing']
}

interface Row {
  readonly faces: readonly number[]
  /** Of all throws, how many come to these faces. */
  readonly share: number
}

/** Every row of `keep` dice out of `thrown`, the lowest put aside. */
function rowsOf(keep: number, thrown: number): readonly Row[] {
  const shares = new Map<string, Row>()
  const total = 6 ** thrown
  for (let n = 0; n < total; n++) {
    const all = Array.from({ length: thrown }, (_, die) => (Math.floor(n / 6 ** die) % 6) + 1)
    const faces = withoutLowest(all, thrown - keep)
    const key = faces.join('')
    shares.set(key, { faces, share: (shares.get(key)?.share ?? 0) + 1 / total })
  }
  return [...shares.values()]
}

const known = new Map<string, readonly number[]>()

/** By the crew lost, from 0 up: how likely one round costs that much. All other pairs are lost by the foe. */
export function roundChances(fighters: number, foeDice: number, match: Match): readonly number[] {
  const { foe, cannons, pairing } = match
  const key = [fighters, foeDice, foe, cannons > 0, pairing].join()
  const before = known.get(key)
  if (before) return before
  const own = rowsOf(fighters, fighters + (cannons > 0 ? 1 : 0))
  const other = foe === 'kraken' ? [{ faces: [5, 5, 5], share: 1 }] : rowsOf(foeDice, foeDice)
  const pairs = Math.min(fighters, foe === 'kraken' ? mostFighters : foeDice)
  const chances = Array<number>(pairs + 1).fill(0)
  for (const crew of own) {
    for (const against of other) {
      const lost = pairsOf(crew.faces, against.faces, pairing).filter(({ crewWins }) => !crewWins).length
      chances[lost]! += crew.share * against.share
    }
  }
  known.set(key, chances)
  return chances
}

/** That the crew wins the whole fight. */
export function winChance(crew: number, hp: number, match: Match): number {
  return fightFrom(crew, hp, match).wins
}

/** Crew left on average, where 0 counts for a lost fight. */
export function crewLeft(crew: number, hp: number, match: Match): number {
  return fightFrom(crew, hp, match).left
}

interface Outlook {
  readonly wins: number
  readonly left: number
}

const outlooks = new Map<string, Map<number, Outlook>>()

/** Every fight of a kind that has been reckoned before: there are a few hundred in all. */
function outlooksOf({ foe, cannons, pairing }: Match): Map<number, Outlook> {
  const key = [foe, cannons, pairing].join()
  const before = outlooks.get(key)
  if (before) return before
  const fresh = new Map<number, Outlook>()
  outlooks.set(key, fresh)
  return fresh
}

function fightFrom(crew: number, hp: number, match: Match): Outlook {
  if (hp <= 0) return { wins: 1, left: crew }
  if (crew <= 0) return { wins: 0, left: 0 }
  const seen = outlooksOf(match)
  const key = crew * 100 + hp
  const before = seen.get(key)
  if (before) return before
  const most = Math.min(mostFighters, crew)
  const isOneByOne = match.pairing === 'from-lowest'
  // The spare die of the cannons comes with the maximum only, which is one for the last of a crew.
  const fires = match.cannons > 0 && (!isOneByOne || most === 1)
  const round = { ...match, cannons: fires ? match.cannons : 0 }
  const foes = isOneByOne ? 1 : Math.min(mostFighters, hp)
  const chances = roundChances(isOneByOne ? 1 : most, foes, round)
  const after = { ...match, cannons: Math.max(0, match.cannons - 1) }
  const pairs = chances.length - 1
  let [wins, left] = [0, 0]
  chances.forEach((chance, lost) => {
    const next = fightFrom(crew - lost, hp - (pairs - lost), after)
    wins += chance * next.wins
    left += chance * next.left
  })
  const outlook = { wins, left }
  seen.set(key, outlook)
  return outlook
}

/** The match that a fight of this crew would be. */
export function matchFor(
  state: Pick<FortuneState, 'options'>,
  player: Player,
  foe: Foe,
  rounds?: number,
): Match {
  return {
    foe: foe === 'kraken' ? 'kraken' : 'pirates',
    cannons: cannonRoundsLeft(player, rounds),
    pairing: state.options.dicePairing,
  }
}

/** `81 %`; never 0 % or 100 % unless it is certain. */
export function percentOf(chance: number): string {
  const share = Math.round(chance * 100)
  if (share === 0 && chance > 0) return 'under 1 %'
  return share === 100 && chance < 1 ? 'over 99 %' : `${share} %`
}

/** A fight as it is offered: what the foe has, and what it may come to (WF-85, WF-94, WF-106). */
export function fightWords(hp: number, chance: number): string {
  const words = `${hp} HP, ${percentOf(chance)} to win`
  return chance < 1 ? `${words}, else the ship sinks` : words
}
