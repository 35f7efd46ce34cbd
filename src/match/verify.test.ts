import { beforeAll, describe, expect, it } from 'vitest'
import { loadPhysics } from '../physics'
import type { Match } from './match'
import { stateAt } from './openMatch'
import { isSame } from './plain'
import { parseMatch, readMatch, writeMatch } from './readMatch'
import { isThrow, loosened, matchWithFist, resealed, testMatch } from './testing/matches'
import { verify } from './verify'

beforeAll(loadPhysics)

describe('a match played again', () => {
  it('verifies, with real throws in it (seeds "sound 0" to "sound 3")', () => {
    for (let n = 0; n < 4; n++) {
      const { match } = testMatch({ seed: `sound ${n}`, players: 2 + n })
      const throws = match.log.filter(isThrow).length
      expect(throws).toBeGreaterThan(3)
      const verdict = verify(match)
      expect(verdict).toMatchObject({ ok: true, throws, moves: match.log.length - throws })
      expect(parseMatch(writeMatch(match))).toEqual({ ok: true, value: match })
    }
  })

  it('has a name of its own: every other match has another hash', () => {
    const names = ['x', 'y', 'z'].flatMap(seed =>
      [30, 31, 32].map(entries => {
        const verdict = verify(testMatch({ seed, entries }).match)
        return verdict.ok ? verdict.hash : verdict.why
      }),
    )
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('tampering is located', () => {
  let match: Match
  let thrown: number
  let fist: number
  let moved: number

  beforeAll(() => {
    const open = matchWithFist(2)
    match = open.match
    fist = match.log.length - 1
    thrown = match.log.findIndex(
      entry => isThrow(entry) && entry.dice.length > 1 && entry.record.bangs.length === 0,
    )
    moved = match.log.findIndex((entry, index) => {
      const { game } = open
      return entry.kind === 'move' && game.moves(stateAt(open, index), entry.move.seat).length > 1
    })
  })

  // biome-ignore lint/suspicious/noExplicitAny: a forger can write anywhere
  type Forgery = (file: any) => void
  const forged = (change: Forgery): Match => {
    const copy = loosened(match)
    change(copy)
    return copy
  }
  const expectFound = (at: number, forgery: Match, why?: RegExp) => {
    const verdict = verify(forgery)
    expect(verdict).toMatchObject({ ok: false, at: at + 1 })
    if (why && !verdict.ok) expect(verdict.why).toMatch(why)
  }

  it('a move replaced by another legal one', () => {
    const open = readMatch(writeMatch(match))
    if (!open.ok) throw new Error(open.why)
    const { game } = open.value
    const entry = match.log[moved]!
    if (entry.kind !== 'move') throw new Error('not a move')
    const others = game
      .moves(stateAt(open.value, moved), entry.move.seat)
      .filter(move => !isSame(move, entry.move))
    expect(others.length).toBeGreaterThan(0)
    for (const move of others)
      expectFound(
        moved,
        forged(file => (file.log[moved].move = move)),
      )
  })

  it('a move that the rules forbid, even with all seals recomputed', () => {
    const wrong = forged(file => (file.log[moved].move.seat = (file.log[moved].move.seat + 1) % 5))
    expectFound(moved, resealed(wrong), /RB-/)
  })

  it('a throw logged as a move', () => {
    const { seat, dice } = match.log[thrown] as { seat: number; dice: unknown }
    const wrong = forged(file => (file.log[thrown] = { kind: 'move', move: { kind: 'thrown', seat, dice } }))
    expectFound(thrown, resealed(wrong), /throw/)
  })

  const anything = /./
  const atThrow: [string, Forgery, RegExp][] = [
    ['a face', entry => (entry.dice[0].face = (entry.dice[0].face % 6) + 1), /face/],
    [
      'a place by a thousandth of a millimetre',
      entry => (entry.dice[0].position[0] += 0.001),
      /where it falls/,
    ],
    [
      'a place by the last bit',
      entry => (entry.dice[0].position[2] = nextUp(entry.dice[0].position[2])),
      anything,
    ],
    ['a rotation', entry => (entry.dice[1].rotation = [0, 0, 0, 1]), anything],
    ['whether a die is inside', entry => (entry.dice[0].inBox = !entry.dice[0].inBox), anything],
    ['whether a die is flat', entry => (entry.dice[0].flat = !entry.dice[0].flat), anything],
    ['what a die rests on', entry => (entry.dice[0].restsOn = 'rim'), anything],
    ['the order of the dice', entry => entry.dice.reverse(), anything],
    ['one die fewer', entry => entry.dice.pop(), anything],
    ['one die more', entry => entry.dice.push({ ...entry.dice[0], id: 'p-red-9' }), anything],
    ['the seed of the throw', entry => (entry.record.seed += '!'), anything],
    ['a gesture', entry => (entry.record.gesture = { x: 30, shake: 1 }), anything],
    ['the dice in the hand', entry => entry.record.request.dice.pop(), /asked for/],
    ['what counts as flat', entry => (entry.record.request.flat.tiltDeg = 45), /asked for/],
    ['the container', entry => (entry.record.request.container = 'tray'), /asked for/],
    ['the seat', entry => (entry.seat = (entry.seat + 1) % 5), /seat/],
    ['the steps', entry => entry.steps++, anything],
    ['the outcome', entry => (entry.outcome = entry.outcome === 'flat' ? 'cocked' : 'flat'), anything],
    ['the hash of the poses', entry => (entry.hash = '0123456789abcdef'), anything],
    ['a blow that never fell', entry => entry.record.bangs.push({ step: 100, level: 1 }), /fist/],
  ]
  it.each(atThrow)('%s of a throw, even with all seals recomputed', (_, change, why) => {
    const wrong = forged(file => change(file.log[thrown]))
    expectFound(thrown, wrong, why)
    expectFound(thrown, resealed(wrong), why)
  })

  const atFist: readonly (readonly [string, Forgery])[] = [
    ['the step of the last blow', entry => entry.record.bangs.at(-1).step++],
    ['the step of the first blow', entry => entry.record.bangs[0].step--],
    ['the strength of the first blow', entry => (entry.record.bangs[0].level = 3)],
    ['the strength of the last blow', entry => (entry.record.bangs.at(-1).level = 1)],
    ['the seed', entry => (entry.record.seed = 'another')],
    ['one blow fewer', entry => entry.record.bangs.pop()],
    ['a face', entry => (entry.dice.at(-1).face = (entry.dice.at(-1).face % 6) + 1)],
  ]
  it.each(atFist)('%s of a throw with the fist, even with all seals recomputed', (_, change) => {
    const wrong = forged(file => change(file.log[fist]))
    expectFound(fist, wrong)
    expectFound(fist, resealed(wrong))
  })

  const atHead: readonly (readonly [string, Forgery])[] = [
    ['the seed of the match', file => (file.setUp.seed += '!')],
    ['the number of players', file => (file.setUp.players = 4)],
    ['an option', file => (file.setUp.options.fistMax = 12)],
    ['free undo', file => (file.freeUndo = true)],
    ['the version of the app', file => (file.stamp.app = '9.9.9')],
    ['the version of the rules', file => (file.stamp.rules = 99)],
    ['the version of the dice world', file => (file.stamp.physics = 'rapier-0.21.0-00000000')],
    ['the seal of the set-up', file => (file.seal = '0123456789abcdef')],
  ]
  it.each(atHead)('%s', (_, change) => expectFound(-1, forged(change)))

  it('rules or a dice world of another version, even with all seals recomputed', () => {
    expectFound(-1, resealed(forged(file => (file.stamp.rules = 99))), /rules/)
    expectFound(
      -1,
      resealed(forged(file => (file.stamp.physics = 'rapier-9'))),
      /dice world.*read and played on/,
    )
  })

  it('an entry left out, doubled or swapped with the next', () => {
    for (const at of [moved, thrown, fist - 1]) {
      expectFound(
        at,
        forged(file => file.log.splice(at, 1)),
      )
      expectFound(
        at + 1,
        forged(file => file.log.splice(at, 0, file.log[at])),
      )
      expectFound(
        at,
        forged(file => file.log.splice(at, 2, file.log[at + 1], file.log[at])),
      )
    }
  })

  it('any seal', () => {
    for (const at of [0, 1, moved, thrown, thrown + 1, fist]) {
      expectFound(
        at,
        forged(file => (file.log[at].seal = '0123456789abcdef')),
        /seal/,
      )
    }
  })

  it('dice in the air that the rules do not wait for', () => {
    const { record } = match.log[thrown] as { record: unknown }
    const wrong = forged(file => (file.falling = record))
    expectFound(match.log.length, wrong)
  })
})

/** The smallest number above. */
function nextUp(value: number): number {
  const bits = new DataView(new ArrayBuffer(8))
  bits.setFloat64(0, value)
  bits.setBigInt64(0, bits.getBigInt64(0) + 1n)
  return bits.getFloat64(0)
}
