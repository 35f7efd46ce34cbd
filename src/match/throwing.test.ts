import { beforeAll, describe, expect, it } from 'vitest'
import { loadPhysics } from '../physics'
import { IllegalMove } from '../rules/game'
import { cutOff, type OpenMatch, turnOf } from './openMatch'
import { playMove } from './playMove'
import { playOn } from './playOn'
import { writeMatch } from './readMatch'
import { isThrow, matchWithFist, testMatch, testTable } from './testing/matches'
import { beginThrow, performThrowOf, seedOfThrow } from './throwing'

beforeAll(loadPhysics)

function beforeFirstThrow(seed: string): OpenMatch {
  let open = testTable({ seed })
  while (turnOf(open).kind !== 'throw') open = playOn(open, 1)
  return open
}

describe('a throw of a match', () => {
  it('falls the same watched step by step and all at once (seeds "watched 0" to "watched 4")', () => {
    for (let n = 0; n < 5; n++) {
      const open = beforeFirstThrow(`watched ${n}`)
      const wish = { seed: `hand ${n}`, gesture: { x: 4 * n, vy: -300, shake: 0.5 } }
      const { open: falling, live, finish } = beginThrow(open, wish, { contacts: true })
      expect(falling.match.falling).toEqual(live.record)
      expect(falling.match.log).toEqual(open.match.log)
      while (!live.done) live.step()
      const finished = finish()
      live.free()
      expect(writeMatch(finished.match)).toBe(writeMatch(performThrowOf(open, wish).match))
    }
  })

  it('RB-113: a blow of the fist goes on with the dice that lie there, or with the same throw made anew', () => {
    const after = matchWithFist(2)
    const length = after.match.log.length
    const wish = (entry: number) => {
      const made = after.match.log[entry]!
      return isThrow(made) ? { fist: made.record.bangs.at(-1)?.level } : {}
    }
    let open = cutOff(after, length - 3)
    const first = beginThrow(open)
    while (!first.live.done) first.live.step()
    open = first.finish()
    for (const entry of [length - 2, length - 1]) {
      const anew = beginThrow(open, wish(entry))
      expect(anew.live.steps).toBe(anew.live.record.bangs.at(-1)!.step)
      const goesOn = beginThrow(open, wish(entry), { before: first.live })
      expect(goesOn.live).toBe(first.live)
      while (!anew.live.done) anew.live.step()
      while (!goesOn.live.done) goesOn.live.step()
      expect(writeMatch(goesOn.finish().match)).toBe(writeMatch(anew.finish().match))
      open = goesOn.finish()
      anew.live.free()
    }
    first.live.free()
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

  it('cannot be written down as a move', () => {
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
