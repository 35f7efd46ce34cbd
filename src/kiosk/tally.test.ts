import { describe, expect, it } from 'vitest'
import { countFault, countFinished, countOne, freshTally, keepTally, recallTally } from './tally'

function shelf(most = Number.POSITIVE_INFINITY): Storage {
  const kept = new Map<string, string>()
  return {
    getItem: key => kept.get(key) ?? null,
    setItem(key, value) {
      if (value.length > most) throw new DOMException('full', 'QuotaExceededError')
      kept.set(key, value)
    },
    removeItem: key => void kept.delete(key),
    clear: () => kept.clear(),
    key: () => null,
    get length() {
      return kept.size
    },
  }
}

describe('the tally', () => {
  const tally = countFault(
    countFinished(countFinished(countOne(freshTally(1000), 'drops'), 'waves'), 'waves'),
    'It broke',
    2000,
  )

  it('counts and keeps what it counted', () => {
    const storage = shelf()
    expect(keepTally(() => storage, tally)).toBe(true)
    expect(recallTally(() => storage, 9999)).toEqual(tally)
    expect(tally).toMatchObject({ drops: 1, finished: { waves: 2 }, broken: 1, since: 1000 })
  })

  it('keeps the last twenty faults, each cut to a readable length', () => {
    let now = tally
    for (let n = 0; n < 50; n++) now = countFault(now, `${n} ${'x'.repeat(5000)}`, n)
    expect(now.broken).toBe(51)
    expect(now.faults).toHaveLength(20)
    expect(now.faults[0]!.words).toMatch(/^49 x+$/)
    expect(JSON.stringify(now).length).toBeLessThan(10_000)
  })

  it('starts from zero without an error when storage is full, forbidden or damaged', () => {
    expect(keepTally(() => shelf(10), tally)).toBe(false)
    const forbidden = () => {
      throw new DOMException('no', 'SecurityError')
    }
    expect(keepTally(forbidden, tally)).toBe(false)
    expect(recallTally(forbidden, 5)).toEqual(freshTally(5))
    const damaged = shelf()
    for (const text of ['', '{', '[]', '{"drops":-1}']) {
      damaged.setItem('seabox-kiosk', text)
      expect(recallTally(() => damaged, 5)).toEqual(freshTally(5))
    }
  })
})
