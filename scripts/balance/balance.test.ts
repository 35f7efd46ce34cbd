import { describe, expect, it } from 'vitest'
import { seatShares } from './figures'
import { aheadFrom, decidedBy, leadChangesOf, type Played } from './playGame'
import { estimate, shown, verdictOf } from './statistics'

describe('a figure of the balance', () => {
  it('of zeros and ones is a share with the interval of Wilson, else a mean with the normal one', () => {
    expect(shown(estimate([1, 1, 1, 0, 0]))).toBe('60.0 % (23.1 to 88.2)')
    expect(shown(estimate([1, 2, 3]))).toBe('2.00 (0.87 to 3.13)')
    expect(shown(estimate([0, 1], false))).toBe('0.50 (-0.48 to 1.48)')
    expect(shown(estimate([]))).toBe('none')
  })

  it('meets a goal by its mean, misses it only with the whole interval, and is undecided between', () => {
    const half = estimate([0, 1, 0, 1, 0, 1, 0, 1])
    expect(verdictOf(half, 0.4)).toBe('reached')
    expect(verdictOf(half, 0.6)).toBe('open')
    expect(verdictOf(half, 0.9)).toBe('missed')
    expect(verdictOf(half, undefined, 0.1)).toBe('missed')
  })

  it('says which line of the score sheet decided: without it no winner would have had most', () => {
    const lines = [
      { rule: 'X-1', text: 'gold', points: [1, 4] },
      { rule: 'X-2', text: 'the King', points: [4, 0] },
      { rule: 'X-3', text: 'nothing', points: [0, 0] },
    ]
    expect(decidedBy(lines, [5, 4], [0])).toEqual(['the King'])
    expect(decidedBy(lines, [5, 5], [0, 1])).toEqual([])
  })

  it('counts changes of a sole lead, and from when nobody was ahead of the winner', () => {
    const standings = [
      [0, 0],
      [1, 0],
      [1, 1],
      [1, 2],
      [3, 2],
    ]
    expect(leadChangesOf(standings)).toBe(2)
    expect(aheadFrom(standings, [0])).toBe(0.8)
    expect(aheadFrom(standings, [0, 1])).toBe(0)
  })

  it('splits a shared win among the seats', () => {
    const played = [{ winners: [0] }, { winners: [0, 1] }] as unknown as readonly Played[]
    expect(seatShares(played, 2).map(({ mean }) => mean)).toEqual([0.75, 0.25])
  })
})
