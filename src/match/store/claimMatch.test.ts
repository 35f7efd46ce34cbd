import { describe, expect, it } from 'vitest'
import { createLockManager } from '../testing/lockManager'
import { type ClaimParts, claimMatch } from './claimMatch'

const openChannel = (name: string) => new BroadcastChannel(name) as unknown as globalThis.BroadcastChannel

const ways: [string, () => ClaimParts][] = [
  ['locks', () => ({ locks: createLockManager() })],
  ['a channel between tabs', () => ({ openChannel, waitMs: 60 })],
]

const settle = () => new Promise(resolve => setTimeout(resolve, 60))

describe.each(ways)('a match claimed by %s', (way, makeParts) => {
  it('belongs to the first tab; the second is told', async () => {
    const parts = makeParts()
    const first = await claimMatch(`${way} 1`, {}, parts)
    expect(first).toBeDefined()
    expect(await claimMatch(`${way} 1`, {}, parts)).toBeUndefined()
    const other = await claimMatch(`${way} other`, {}, parts)
    expect(other).toBeDefined()
    first!.release()
    await settle()
    const again = await claimMatch(`${way} 1`, {}, parts)
    expect(again).toBeDefined()
    again!.release()
    other!.release()
  })

  it('can be taken over; the tab that loses it is told once', async () => {
    const parts = makeParts()
    let lost = 0
    await claimMatch(`${way} 2`, { onLost: () => lost++ }, parts)
    const second = await claimMatch(`${way} 2`, { takeOver: true }, parts)
    expect(second).toBeDefined()
    await settle()
    expect(lost).toBe(1)
    expect(await claimMatch(`${way} 2`, {}, parts)).toBeUndefined()
    second!.release()
    await settle()
    expect(lost).toBe(1)
  })

  it('goes to one of two that ask at the same moment', async () => {
    const parts = makeParts()
    let lost = 0
    const ask = () => claimMatch(`${way} 3`, { onLost: () => lost++ }, parts)
    const both = await Promise.all([ask(), ask()])
    await settle()
    const got = both.filter(claim => claim !== undefined)
    expect(got.length - lost).toBe(1)
    for (const claim of got) claim.release()
  })
})

describe('a browser without either', () => {
  it('is trusted', async () => {
    const claim = await claimMatch('alone', {}, {})
    expect(claim).toBeDefined()
    claim!.release()
  })
})
