import { beforeAll, describe, expect, it } from 'vitest'
import { loadPhysics } from '../physics'
import { type OpenMatch, turnOf } from './openMatch'
import { canonical } from './plain'
import { playMove } from './playMove'
import { chooseMove, playOn } from './playOn'
import { writeMatch } from './readMatch'
import { computer, isThrow, person, testMatch, testTable } from './testing/matches'
import { performThrowOf, takeThrow } from './throwing'
import { undo, undoLimit, undoRefusal, undoTarget } from './undo'
import { waitingFor } from './waiting'

beforeAll(loadPhysics)

/** Computers play by themselves; persons as the random player would. */
function step(open: OpenMatch): OpenMatch {
  const waiting = waitingFor(open)
  if (waiting.kind !== 'person') return playOn(open, 1)
  return turnOf(open).kind === 'throw'
    ? performThrowOf(open)
    : playMove(open, chooseMove(open, waiting.seats[0]!, 'random'))
}

describe('undo', () => {
  it('goes back exactly as far as nothing was shown and no die has fallen (seeds "back 0" to "back 2")', () => {
    let taken = 0
    let refused = 0
    for (let n = 0; n < 3; n++) {
      let open = testTable({ seed: `back ${n}`, sitters: [person, person, person] })
      const states = [canonical(open.state)]
      for (let i = 0; i < 60; i++) {
        open = step(open)
        states.push(canonical(open.state))
        const last = open.steps.at(-1)!
        const isShown = last.reveals || isThrow(open.match.log.at(-1)!)
        if (isShown) {
          refused++
          expect(undoTarget(open)).toBeUndefined()
          expect(() => undo(open)).toThrow(undoRefusal(open))
        } else {
          taken++
          const back = undo(open)
          expect(back.match.log).toEqual(open.match.log.slice(0, -1))
          expect(canonical(back.state)).toBe(states.at(-2))
        }
      }
    }
    expect(taken).toBeGreaterThan(20)
    expect(refused).toBeGreaterThan(20)
  })

  it('never goes back past a throw or a draw, even when repeated', () => {
    let open = testMatch({ seed: 'again', entries: 90, sitters: [person, person, person] })
    for (let i = 0; i < 90; i++) open = step(open)
    const limit = undoLimit(open)
    while (undoTarget(open) !== undefined) open = undo(open)
    expect(open.match.log.length).toBe(limit)
    expect(open.steps.at(-1)!.reveals).toBe(true)
  })

  it('takes back with a person’s move what computers did after it', () => {
    let open = testTable({ seed: 'company', sitters: [person, computer, computer] })
    let checked = 0
    for (let i = 0; i < 80 && checked < 3; i++) {
      open = step(open)
      const target = undoTarget(open)
      if (target === undefined || target >= open.match.log.length - 1) continue
      checked++
      expect(open.steps[target]!.seat).toBe(0)
      expect(open.steps.slice(target + 1).every(one => one.seat !== 0)).toBe(true)
      expect(waitingFor(undo(open))).toMatchObject({ kind: 'person' })
    }
    expect(checked).toBeGreaterThan(0)
  })

  it('goes back past everything where the table has agreed to it, and plays on from there', () => {
    let open = testMatch({ seed: 'free', entries: 40, freeUndo: true })
    expect(open.match.log.some(isThrow)).toBe(true)
    const whole = writeMatch(open.match)
    while (undoTarget(open) !== undefined) open = undo(open)
    expect(open.match.log).toEqual([])
    expect(open.state).toEqual(open.game.setup(open.match.setUp))
    expect(writeMatch(playOn(open, 40).match)).toBe(whole)
  })

  it('waits while dice are in the air, and says so', () => {
    let open = testTable({ seed: 'air', freeUndo: true })
    while (turnOf(open).kind !== 'throw') open = playOn(open, 1)
    expect(undoTarget(open)).toBeDefined()
    const falling = takeThrow(open)
    expect(undoTarget(falling)).toBeUndefined()
    expect(undoRefusal(falling)).toMatch(/in the air/)
  })

  it('has nothing to take back at the beginning', () => {
    expect(undoTarget(testTable())).toBeUndefined()
    expect(() => undo(testTable())).toThrow('Nothing has been played yet')
  })
})
