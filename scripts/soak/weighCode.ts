/** How much of the heap is code that the engine has compiled. */
import type { CDPSession } from '@playwright/test'

interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[]
      readonly node_types: readonly [readonly string[], ...unknown[]]
    }
  }
  readonly nodes: readonly number[]
}

/** Megabytes of the nodes that a snapshot calls code. */
export function codeIn({ snapshot: { meta }, nodes }: Snapshot): number {
  const { node_fields, node_types } = meta
  const width = node_fields.length
  const type = node_fields.indexOf('type')
  const size = node_fields.indexOf('self_size')
  const code = node_types[type as 0].indexOf('code')
  let bytes = 0
  for (let at = 0; at < nodes.length; at += width) {
    if (nodes[at + type] === code) bytes += nodes[at + size]!
  }
  return bytes / 1e6
}

export async function weighCode(devtools: CDPSession): Promise<number> {
  const pieces: string[] = []
  const take = ({ chunk }: { readonly chunk: string }) => pieces.push(chunk)
  devtools.on('HeapProfiler.addHeapSnapshotChunk', take)
  try {
    await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  } finally {
    devtools.off('HeapProfiler.addHeapSnapshotChunk', take)
  }
  return codeIn(JSON.parse(pieces.join('')))
}
