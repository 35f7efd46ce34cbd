import { describe, expect, it } from 'vitest'
import type { DeskState, Hand } from './deskState'
import { createTurnBell, waitedFor } from './turnBell'

const hand = (by: Hand['by'], opensByItself = by === 'computer') => ({ by, opensByItself }) as Hand

/** How often the bell has rung after each of these states. */
function rings(chairs: DeskState['chairs'], states: readonly (readonly [DeskState['phase'], Hand?])[]) {
  const bell = createTurnBell()
  return states.map(([phase, inHand]) => bell({ phase, hand: inHand, chairs }))
}

describe('the bell of a shared table', () => {
  it.each<[string, DeskState['phase'], Hand | undefined, ReturnType<typeof waitedFor>]>([
    ['a question', 'asking', undefined, 'here'],
    ['dice in the own hand', 'held', hand('person'), 'here'],
    ['an own hand that opens by itself', 'held', hand('person', true), undefined],
    ['own dice in the air', 'falling', hand('person'), undefined],
    ['dice in the hand of others', 'held', hand('computer'), 'elsewhere'],
    ['dice of others in the air', 'falling', hand('computer'), 'elsewhere'],
    ['somebody who chooses elsewhere', 'thinking', undefined, 'elsewhere'],
    ['a browser without dice', 'held', undefined, undefined],
    ['a word that is told', 'telling', hand('computer'), undefined],
  ])('%s', (_, phase, inHand, expected) => {
    expect(waitedFor({ phase, hand: inHand })).toBe(expected)
  })

  it('rings once when others were waited for, however much is told in between', () => {
    const states = [['thinking'], ['telling'], ['asking'], ['telling'], ['asking']] as const
    expect(rings([0], states)).toEqual([false, false, true, false, false])
  })

  it('rings for dice that are handed over after the dice of others have fallen', () => {
    const others = hand('computer')
    const states = [['held', others], ['falling', others], ['telling'], ['held', hand('person')]] as const
    expect(rings([1], states)).toEqual([false, false, false, true])
  })

  it('is silent for own moves and throws one after another, and for a page that has just come', () => {
    const own = hand('person')
    const states = [
      ['opening'],
      ['telling'],
      ['asking'],
      ['held', own],
      ['falling', own],
      ['asking'],
    ] as const
    expect(rings([0], states)).toEqual(states.map(() => false))
  })

  it('is silent where all sit at one screen, and forgets a table that was left', () => {
    expect(rings('all', [['thinking'], ['asking']])).toEqual([false, false])
    expect(rings([0], [['thinking'], ['closed'], ['asking']])).toEqual([false, false, false])
  })
})
