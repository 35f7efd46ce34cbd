import { describe, expect, it } from 'vitest'
import { timeWords } from './timeWords'

const now = Date.UTC(2026, 4, 20, 12)
const minute = 60_000

describe('how long ago something was kept', () => {
  it.each([
    [0, 'just now'],
    [59_000, 'just now'],
    [minute, '1 minute ago'],
    [59 * minute, '59 minutes ago'],
    [60 * minute, '1 hour ago'],
    [23.9 * 60 * minute, '23 hours ago'],
    [24 * 60 * minute, 'yesterday'],
    [3 * 24 * 60 * minute, '3 days ago'],
    [40 * 24 * 60 * minute, 'Apr 10, 2026'],
    [-5 * minute, 'just now'],
  ])('%d ms ago is "%s"', (past, words) => {
    expect(timeWords(now - past, now)).toBe(words)
  })
})
