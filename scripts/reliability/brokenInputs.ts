import '../../src/match/allGames'
import { type Match, newMatch } from '../../src/match/match'
import { gameOf, startMatch } from '../../src/match/openMatch'
import { isSame } from '../../src/match/plain'
import { playOn } from '../../src/match/playOn'
import { readMatch, writeMatch } from '../../src/match/readMatch'
import type { AnyMove } from '../../src/rules/game'
import type { AnyGame } from '../../src/rules/games'
import { createRandom, type Random } from '../../src/rules/random'
import { nextMove } from '../../src/rules/testing/nextMove'
import { spoilt } from '../../src/rules/testing/spoilt'
import { anySetUp } from './randomGames'

export interface BrokenInputs {
  /** Of each sort: how many were tried, and how many were refused with words. */
  readonly moves: Tried
  readonly states: Tried
  readonly files: Tried
}

export interface Tried {
  readonly tried: number
  readonly refused: number
}

/** Whatever comes in is either refused with words or played by the rules; nothing else may happen. */
export function breakInputs(game: AnyGame, count: number, told: (done: number) => void): BrokenInputs {
  const random = createRandom(`broken inputs of ${game.id}`)
  const moves = { tried: 0, refused: 0 }
  const states = { tried: 0, refused: 0 }
  const files = { tried: 0, refused: 0 }
  const third = Math.ceil(count / 3)
  let round = 0
  while (moves.tried < third) {
    let state: unknown = game.setup(anySetUp(game, `broken ${round++}`))
    for (let made = 0; made < 400 && game.turn(state).kind !== 'over' && moves.tried < third; made++) {
      const move = nextMove(game, state, random)
      breakMove(game, state, move, random, moves)
      if (made % 3 === 0) breakState(game, state, random, states)
      state = game.play(state, move).state
    }
    told(moves.tried + states.tried)
  }
  const whole = shortMatch(game)
  for (let tries = 0; tries < Math.min(600, third); tries++) breakFile(whole, random, files)
  told(count)
  return { moves, states, files }
}

function breakMove(game: AnyGame, state: unknown, move: AnyMove, random: Random, tally: Writable): void {
  tally.tried++
  const read = game.readMove(spoilt(move, random))
  if (!read.ok) {
    worded(read.why)
    tally.refused++
    return
  }
  const refusal = game.check(state, read.value)
  if (refusal) {
    worded(refusal.why)
    tally.refused++
    return
  }
  // What the rules allow must be playable, however it came about.
  const fault = game.fault(game.play(state, read.value).state)
  if (fault)
    throw new Error(`${game.title}: ${JSON.stringify(read.value)} was allowed and led to: ${fault.why}`)
}

function breakState(game: AnyGame, state: unknown, random: Random, tally: Writable): void {
  tally.tried++
  const read = game.read(spoilt(JSON.parse(JSON.stringify(state)), random))
  if (!read.ok) {
    worded(read.why)
    tally.refused++
    return
  }
  game.turn(read.value)
  game.score(read.value)
}

/** Letters changed, taken out, doubled, put elsewhere. */
function breakFile(whole: Match, random: Random, tally: Writable): void {
  const text = writeMatch(whole)
  tally.tried++
  const at = random.index(text.length)
  const length = 1 + random.index(40)
  const cut = text.slice(0, at) + text.slice(at + length)
  const ways = [
    cut,
    text.slice(0, at),
    text.slice(0, at) + text.slice(at, at + length) + text.slice(at),
    `${text.slice(0, at)}${random.index(10)}${text.slice(at + 1)}`,
    `${text.slice(0, at)}�${text.slice(at)}`,
  ]
  const read = readMatch(random.pick(ways))
  if (read.ok) {
    // What is no part of the game may have changed; not a letter of what was played.
    const { setUp, log } = read.value.match
    const same = isSame({ setUp, log }, { setUp: whole.setUp, log: whole.log })
    if (!same) throw new Error(`${whole.game}: a changed file was taken for whole`)
    return
  }
  worded(read.why)
  tally.refused++
}

interface Writable {
  tried: number
  refused: number
}

function worded(why: string): void {
  if (why.length < 8 || /undefined|\[object|NaN|TypeError/.test(why))
    throw new Error(`No words for a person: “${why}”`)
}

function shortMatch(game: AnyGame) {
  const players = game.players.min
  const seats = Array.from({ length: players }, () => ({
    sitter: { kind: 'computer', level: 'random' } as const,
  }))
  const made = newMatch({ game: game.id, players, seed: 'a file', seats })
  if (!made.ok) throw new Error(made.why)
  return playOn(startMatch(made.value, gameOf(made.value)!), 60).match
}
