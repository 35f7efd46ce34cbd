import { EventEmitter, once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { CDPSession } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { codeIn, weighCode } from './weighCode'

const meta = {
  node_fields: ['type', 'name', 'self_size'],
  node_types: [['object', 'code', 'string']],
} as const

/** Does what it is told, and sends snapshots of its own heap piece by piece, as a browser does. */
const ownHeap = `
  const { Session } = require('node:inspector/promises')
  const { parentPort } = require('node:worker_threads')
  const session = new Session()
  session.connect()
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ params }) => parentPort.postMessage({ chunk: params.chunk }))
  const kept = []
  const work = {
    'keep data': () => kept.push(Array.from({ length: 50_000 }, (_, n) => ({ n }))),
    compile: () => {
      for (let n = 0; n < 3_000; n++) {
        const made = new Function('a', 'const b = a + ' + n + '; return b * b - ' + n)
        made(1)
        kept.push(made)
      }
    },
  }
  parentPort.on('message', async what => {
    await (work[what] ?? (() => session.post(what)))()
    parentPort.postMessage('done')
  })`

describe('code in a snapshot of the heap', () => {
  it('counts code memory only', () => {
    const nodes = [1, 0, 3_000_000, 0, 0, 7_000_000, 1, 0, 500_000, 2, 0, 1_000_000]
    expect(codeIn({ snapshot: { meta }, nodes })).toBe(3.5)
  })

  it('grows when the engine compiles, and not when it keeps data', async () => {
    // A heap of its own: that of the tests is large, and a snapshot of it slow.
    const heap = new Worker(ownHeap, { eval: true })
    const chunks = new EventEmitter()
    heap.on('message', message => {
      if (message.chunk !== undefined) chunks.emit('HeapProfiler.addHeapSnapshotChunk', message)
    })
    const ask = async (what: string) => {
      heap.postMessage(what)
      for (;;) if ((await once(heap, 'message'))[0] === 'done') return
    }
    const devtools = {
      on: (name: string, take: (chunk: unknown) => void) => chunks.on(name, take),
      off: (name: string) => chunks.removeAllListeners(name),
      send: ask,
    } as unknown as CDPSession
    const before = await weighCode(devtools)
    await ask('keep data')
    const withData = await weighCode(devtools)
    await ask('compile')
    const withCode = await weighCode(devtools)
    await heap.terminate()
    expect(before).toBeGreaterThan(0)
    expect(withCode - withData).toBeGreaterThan(Math.abs(withData - before) + 0.2)
  })
})
