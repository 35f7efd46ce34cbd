import { expect, test } from 'vitest'
import { ownWords, verdictWords } from '../table/CheckEverything'
import { sealWords } from './TableRoom'

const seats = [{ name: 'Grace' }, { name: 'Anne' }]

test.each([
  [{ by: [0, 1], missing: [] }, 'Sealed by Grace, Anne and the server'],
  [{ by: [0], missing: [{ seat: 1, why: 'away' }] }, 'Sealed by Grace and the server; Anne was away'],
  [{ by: [], missing: [{ seat: 1, why: 'withheld' }] }, 'Sealed by the server; Anne gave none'],
] as const)('the envelope of a throw names who sealed it: %j', (sealed, words) => {
  expect(sealWords(sealed, seats)).toBe(words)
})

test('a check names what was checked, whose links were missing, and what does not fit', () => {
  const sealed = { openings: 3, missing: [{ seat: 1, why: 'away', times: 2 }] } as const
  expect(verdictWords({ ok: true, throws: 34, moves: 212, hash: '', sealed }, seats)).toEqual([
    '34 throws, 212 moves: all as they were sealed.',
    'Anne was away 2 times; the host’s link stood in.',
  ])
  expect(verdictWords({ ok: false, at: 7, why: 'A seal does not fit.' }, seats)).toEqual([
    'Entry 7: A seal does not fit.',
  ])
})

test('a screen that was asked for something else says that the server has cheated', () => {
  expect(ownWords({ links: 12, broken: 0, leftOut: 0 })).toEqual([
    'Your own screen gave 12 links, each for what stands in the match.',
  ])
  expect(ownWords({ links: 12, broken: 1, leftOut: 1 })).toEqual([
    expect.stringContaining('the server has cheated'),
    '1 link of your own screen came too late or was left out.',
  ])
})
