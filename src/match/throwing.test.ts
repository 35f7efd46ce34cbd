import { beforeAll, describe, expect, it } from 'vitest'
import { loadPhysics } from '../physics'
import { IllegalMove } from '../rules/game'
import type { Sitter } from './match'
import { cutOff, type OpenMatch, turnOf } from './openMatch'
import { playMove } from './playMove'
import { playOn } from './playOn'
import { writeMatch } from './readMatch'
import { computer, isThrow, matchWithFist, person, testMatch, testTable } from './testing/matches'
import { finishThrowOf, liveThrowOf, performThrowOf, seedOfThrow, takeThrow } from './throwing'
import { verify } from './verify'
import { waitingFor } from './waiting'

beforeAll(loadPhysics)

function beforeFirstThrow(seed: string): OpenMatch {
  let open = testTable({ seed })
  while (turnOf(open).kind !== 'throw') open = playOn(open, 1)
  return open
}

describe('a throw of a match', () => {
  it('WV-150: that anybody may make goes to a person, or to the first computer if no person plays', () => {
    const seated = (...sitters: readonly Sitter[]) =>
      testTable({ game: 'waves', sitters, players: 3, options: { firstHolder: 'toss' } })
    const among = seated(computer, computer, person)
    expect(waitingFor(among)).toEqual({ kind: 'person', seats: [2] })
    const tossed = performThrowOf(among)
    expect(tossed.match.log[0]).toMatchObject({ kind: 'throw', seat: 2 })
    expect(verify(tossed.match)).toMatchObject({ ok: true })
    expect(waitingFor(seated(computer, computer, computer))).toMatchObject({ kind: 'computer', seat: 0 })
  })

  it('ends the same step by step and in one go (seeds "watched 0" to "watched 4")', () => {
    for (let n = 0; n < 5; n++) {
      const open = beforeFirstThrow(`watched ${n}`)
      const wish = { seed: `hand ${n}`, gesture: { x: 4 * n, vy: -300, shake: 0.5 } }
      const falling = takeThrow(open, wish)
      const live = liveThrowOf(falling.match.falling!, { contacts: true })
      expect(falling.match.falling).toEqual(live.record)
      expect(falling.match.log).toEqual(open.match.log)
      while (!live.done) live.step()
      const finished = finishThrowOf(falling, live.result())
      live.free()
      expect(writeMatch(finished.match)).toBe(writeMatch(performThrowOf(open, wish).match))
    }
  })

  it('RB-113: a blow of the fist continues the throw with the dice at rest, or the same throw simulated again', () => {
    const after = matchWithFist(2)
    const length = after.match.log.length
    const wish = (entry: number) => {
      const made = after.match.log[entry]!
      return isThrow(made) ? { fist: made.record.bangs.at(-1)?.level } : {}
    }
    let open = cutOff(after, length - 3)
    const fallen = takeThrow(open)
    const first = liveThrowOf(fallen.match.falling!)
    while (!first.done) first.step()
    open = finishThrowOf(fallen, first.result())
    for (const entry of [length - 2, length - 1]) {
      const taken = takeThrow(open, wish(entry))
      const record = taken.match.falling!
      const again = liveThrowOf(record)
      expect(again.steps).toBe(record.bangs.at(-1)!.step)
      expect(liveThrowOf(record, { before: first })).toBe(first)
      while (!again.done) again.step()
      while (!first.done) first.step()
      open = finishThrowOf(taken, first.result())
      expect(writeMatch(open.match)).toBe(writeMatch(finishThrowOf(taken, again.result()).match))
      again.free()
    }
    first.free()
    expect(open.match.log).toEqual(after.match.log)
  })

  it('has a seed of its own by its number; a repeated throw is another throw (seed "numbers")', () => {
    const { match } = testMatch({ seed: 'numbers', players: 5, options: { scenario: 'norrington' } })
    const seeds = match.log.filter(isThrow).filter(entry => entry.record.bangs.length === 0)
    expect(seeds.length).toBeGreaterThan(5)
    expect(seeds.map(entry => entry.record.seed)).toEqual(
      seeds.map((_, index) => seedOfThrow('numbers', index + 1)),
    )
    expect(new Set(seeds.map(entry => entry.record.seed)).size).toBe(seeds.length)
  })

  it('cannot be logged as a move', () => {
    const open = beforeFirstThrow('written')
    const thrown = performThrowOf(open).match.log.at(-1)!
    if (!isThrow(thrown)) throw new Error('no throw')
    const { seat, dice } = thrown
    const forged = { kind: 'thrown', seat, dice }
    expect(() => playMove(open, forged)).toThrow(IllegalMove)
  })

  it('is not made when none is due', () => {
    expect(() => performThrowOf(testTable())).toThrow('No throw is due')
  })
})
