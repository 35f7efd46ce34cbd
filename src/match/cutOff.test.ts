import { beforeAll, describe, expect, it } from 'vitest'
import { loadPhysics } from '../physics'
import { cutOff, type OpenMatch, openMatch, stateAt } from './openMatch'
import { canonical } from './plain'
import { playOn } from './playOn'
import { readMatch, writeMatch } from './readMatch'
import { isThrow, matchWithFist, testMatch, testTable } from './testing/matches'
import { performThrowOf, takeThrow } from './throwing'
import { verify } from './verify'

beforeAll(loadPhysics)

function loaded(open: OpenMatch): OpenMatch {
  const read = readMatch(writeMatch(open.match))
  if (!read.ok) throw new Error(`${read.path}: ${read.why}`)
  return read.value
}

describe('a match that was cut off', () => {
  it('loads after every single entry and continues with the next one (seed "cut", 2 players)', () => {
    const whole = testMatch({ seed: 'cut', players: 2 })
    expect(whole.match.log.filter(isThrow).length).toBeGreaterThan(3)
    for (let entries = 0; entries < whole.match.log.length; entries++) {
      const cut = loaded(cutOff(whole, entries))
      expect(cut.match.log).toEqual(whole.match.log.slice(0, entries))
      expect(canonical(cut.state)).toBe(canonical(stateAt(whole, entries)))
      expect(playOn(cut, 1).match.log).toEqual(whole.match.log.slice(0, entries + 1))
    }
    expect(loaded(whole)).toEqual(whole)
  })

  it('goes on to the same end, wherever it was cut (seed "cut", 2 players)', () => {
    const whole = testMatch({ seed: 'cut', players: 2 })
    const length = whole.match.log.length
    for (const share of [0, 0.3, 0.6, 0.95]) {
      const cut = loaded(cutOff(whole, Math.floor(share * length)))
      expect(writeMatch(playOn(cut).match)).toBe(writeMatch(whole.match))
    }
  })

  it('in mid-drop: the same dice keep falling; another seed or gesture has no effect', () => {
    let open = testTable({ seed: 'mid-drop' })
    while (open.game.turn(open.state).kind !== 'throw') open = playOn(open, 1)
    const falling = takeThrow(open, { seed: 'from the hand', gesture: { x: 12, shake: 0.7 } })
    const undisturbed = performThrowOf(falling)
    const back = loaded(falling)
    expect(back.match.falling?.seed).toBe('from the hand')
    const later = performThrowOf(back, { seed: 'a better one', gesture: { x: -30 } })
    expect(writeMatch(later.match)).toBe(writeMatch(undisturbed.match))
    expect(later.match.falling).toBeUndefined()
    expect(verify(later.match).ok).toBe(true)
  })

  it('between a throw and the fist: the fist goes on with that throw', () => {
    const open = matchWithFist(2)
    const entries = open.match.log.length
    expect(playOn(loaded(cutOff(open, entries - 1)), 1).match.log).toEqual(open.match.log)
    expect(playOn(loaded(cutOff(open, entries - 2)), 2).match.log).toEqual(open.match.log)
  })
})

describe('the fold', () => {
  it('gives every earlier state, as playing did (seed "fold")', () => {
    const states: string[] = []
    let open = testTable({ seed: 'fold', players: 2 })
    states.push(canonical(open.state))
    for (let n = 0; n < 70; n++) {
      const next = playOn(open, 1)
      if (next === open) break
      open = next
      states.push(canonical(open.state))
    }
    expect(states.length).toBeGreaterThan(60)
    for (const [entries, state] of states.entries()) expect(canonical(stateAt(open, entries))).toBe(state)
    expect(() => stateAt(open, states.length)).toThrow(RangeError)
    expect(() => stateAt(open, -1)).toThrow(RangeError)
  })

  it('is the same, state, events and all, whether a match was played or loaded (seed "same")', () => {
    const played = testMatch({ seed: 'same', players: 4, entries: 100 })
    expect(openMatch(played.match)).toEqual({ ok: true, value: played })
  })
})
