import '../../src/match/allGames'
import { newMatch } from '../../src/match/match'
import { cutOff, gameOf, type OpenMatch, startMatch, stateAt } from '../../src/match/openMatch'
import { canonical, isSame } from '../../src/match/plain'
import { playOn } from '../../src/match/playOn'
import { readMatch, writeMatch } from '../../src/match/readMatch'
import { verify } from '../../src/match/verify'
import type { AnyGame } from '../../src/rules/games'

export interface Cuts {
  /** After this many entries a match was cut off, loaded and gone on with. */
  readonly entries: number
  readonly throws: number
}

/** A whole match of computers with real throws. */
export function computersMatch(game: AnyGame, seed: string, most = Number.POSITIVE_INFINITY): OpenMatch {
  const players = game.players.min
  const seats = Array.from({ length: players }, () => ({
    sitter: { kind: 'computer', level: 'random' } as const,
  }))
  const made = newMatch({ game: game.id, players, seed, seats })
  if (!made.ok) throw new Error(made.why)
  return playOn(startMatch(made.value, gameOf(made.value)!), most)
}

/** This many entries are cut at; a longer match is cut at as many, spread over all of it. */
const mostCuts = 300

/** The page closes after an entry and is opened again: the match is there as it was, and goes on with the very next entry. */
export function cutMatch(game: AnyGame): Cuts {
  const whole = computersMatch(game, 'cut everywhere')
  const { log } = whole.match
  const verdict = verify(whole.match)
  if (!verdict.ok) throw new Error(`${game.title}: the match is not what its seeds say`)
  const step = Math.max(1, Math.ceil(log.length / mostCuts))
  let entries = 0
  for (let at = 0; at < log.length; at += step) {
    const read = readMatch(writeMatch(cutOff(whole, at).match))
    if (!read.ok) throw new Error(`${game.title}, cut after ${at}: ${read.why}`)
    if (canonical(read.value.state) !== canonical(stateAt(whole, at)))
      throw new Error(`${game.title}, cut after ${at}: another state`)
    const next = playOn(read.value, 1).match.log[at]
    if (!isSame(next, log[at])) throw new Error(`${game.title}, cut after ${at}: another entry follows`)
    entries++
  }
  return { entries, throws: log.filter(({ kind }) => kind === 'throw').length }
}
