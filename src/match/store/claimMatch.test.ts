import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createChannels } from '../testing/channels'
import { createLockManager } from '../testing/lockManager'
import { type ClaimParts, type ClaimWish, claimMatch } from './claimMatch'

const waitMs = 60

const ways: [string, () => ClaimParts][] = [
  ['locks', () => ({ locks: createLockManager() })],
  ['a channel between tabs', () => ({ openChannel: createChannels(), waitMs })],
]

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Every tab that was asked has had time to answer. */
const settle = () => vi.advanceTimersByTimeAsync(waitMs)

async function claim(id: string, wish: ClaimWish, parts: ClaimParts) {
  const claimed = claimMatch(id, wish, parts)
  await settle()
  return claimed
}

describe.each(ways)('a match claimed by %s', (way, makeParts) => {
  it('belongs to the first tab; the second is told', async () => {
    const parts = makeParts()
    const first = await claim(`${way} 1`, {}, parts)
    expect(first).toBeDefined()
    expect(await claim(`${way} 1`, {}, parts)).toBeUndefined()
    const other = await claim(`${way} other`, {}, parts)
    expect(other).toBeDefined()
    first!.release()
    await settle()
    const again = await claim(`${way} 1`, {}, parts)
    expect(again).toBeDefined()
    again!.release()
    other!.release()
  })

  it('can be taken over; the tab that loses it is told once', async () => {
    const parts = makeParts()
    let lost = 0
    await claim(`${way} 2`, { onLost: () => lost++ }, parts)
    const second = await claim(`${way} 2`, { takeOver: true }, parts)
    expect(second).toBeDefined()
    await settle()
    expect(lost).toBe(1)
    expect(await claim(`${way} 2`, {}, parts)).toBeUndefined()
    second!.release()
    await settle()
    expect(lost).toBe(1)
  })

  it('belongs to exactly one of two tabs that ask at the same moment', async () => {
    const parts = makeParts()
    let lost = 0
    const ask = () => claim(`${way} 3`, { onLost: () => lost++ }, parts)
    const both = await Promise.all([ask(), ask()])
    await settle()
    const got = both.filter(one => one !== undefined)
    expect(got.length - lost).toBe(1)
    for (const one of got) one.release()
  })
})

describe('a browser without either', () => {
  it('is trusted', async () => {
    const claim = await claimMatch('alone', {}, {})
    expect(claim).toBeDefined()
    claim!.release()
  })
})
