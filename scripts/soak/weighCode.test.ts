import { Session } from 'node:inspector/promises'
import { describe, expect, it } from 'vitest'
import { codeIn, weighCode } from './weighCode'

const meta = {
  node_fields: ['type', 'name', 'self_size'],
  node_types: [['object', 'code', 'string']],
} as const

describe('code in a snapshot of the heap', () => {
  it('is what is called code, and nothing else', () => {
    const nodes = [1, 0, 3_000_000, 0, 0, 7_000_000, 1, 0, 500_000, 2, 0, 1_000_000]
    expect(codeIn({ snapshot: { meta }, nodes })).toBe(3.5)
  })

  it('grows when the engine compiles, and not when it keeps data', async () => {
    const session = new Session()
    session.connect()
    // Node hands the same events on, each with its name around it.
    const devtools = {
      on: (name: string, take: (chunk: unknown) => void) =>
        session.on(name, ({ params }: { params?: unknown }) => take(params)),
      off: (name: string) => session.removeAllListeners(name),
      send: (name: 'HeapProfiler.takeHeapSnapshot') => session.post(name),
    } as unknown as Parameters<typeof weighCode>[0]
    const before = await weighCode(devtools)
    const kept = Array.from({ length: 200_000 }, (_, n) => ({ n }))
    const withData = await weighCode(devtools)
    const made = Array.from(
      { length: 3_000 },
      (_, n) => new Function('a', `const b = a + ${n}; return b * b - ${n}`),
    )
    for (const one of made) one(1)
    const withCode = await weighCode(devtools)
    session.disconnect()
    expect(kept.length + made.length).toBe(203_000)
    expect(withCode - withData).toBeGreaterThan(Math.abs(withData - before) + 0.2)
  }, 60_000)
})
