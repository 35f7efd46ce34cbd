import { beforeAll, describe, expect, it } from 'vitest'
import type { ThrowRecord } from '../measure'
import { createThrow } from './createThrow'
import { loadPhysics } from './loadPhysics'

/** The memory of the engine: it is in no heap figure, and nobody but its owner can see it. */
const memories: WebAssembly.Memory[] = []

beforeAll(async () => {
  const real = WebAssembly.instantiate
  const watched = async (...args: Parameters<typeof real>) => {
    const made = (await real(...args)) as unknown as {
      readonly instance?: WebAssembly.Instance
    } & WebAssembly.Instance
    const { memory } = (made.instance ?? made).exports
    if (memory instanceof WebAssembly.Memory) memories.push(memory)
    return made
  }
  Object.assign(WebAssembly, { instantiate: watched })
  await loadPhysics()
  Object.assign(WebAssembly, { instantiate: real })
})

const record = (seed: string): ThrowRecord => ({
  version: 1,
  seed,
  request: {
    container: 'sea-box',
    style: 'drop',
    dice: Array.from({ length: 6 }, (_, index) => ({ id: `d-white-${index}`, kind: 'd6' as const })),
    lying: [],
    bystanders: 'live',
    flat: { tiltDeg: 3, heightMm: 0.5 },
  },
  bangs: [],
})

function throwAndFree(seed: string): void {
  const live = createThrow(record(seed), { contacts: true })
  for (let step = 0; step < 8; step++) live.step()
  live.free()
}

describe('a kiosk that throws for weeks', () => {
  it('frees every world: 600 worlds take no more memory than 50', () => {
    for (let i = 0; i < 50; i++) throwAndFree(`first ${i}`)
    const before = memories.map(memory => memory.buffer.byteLength)
    expect(before).not.toHaveLength(0)
    for (let i = 0; i < 550; i++) throwAndFree(`later ${i}`)
    expect(memories.map(memory => memory.buffer.byteLength)).toEqual(before)
  })
})
