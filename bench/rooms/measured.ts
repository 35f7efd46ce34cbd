/** What a measured server reports over IPC: its port, then its CPU time and memory on request. */
export interface Usage {
  readonly cpuMs: number
  readonly heapBytes: number
  /** Rooms in memory, where the server lets them sleep. */
  readonly awake?: number
}

const cpuMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

export function answerMeasuring(port: number, awake?: () => number): void {
  /** What measuring itself has cost: it collects all garbage, so that the heap holds nothing else. */
  let ownMs = 0
  process.on('message', () => {
    const before = cpuMs()
    globalThis.gc?.()
    const { heapUsed } = process.memoryUsage()
    const usage: Usage = { cpuMs: before - ownMs, heapBytes: heapUsed, ...(awake && { awake: awake() }) }
    ownMs += cpuMs() - before
    process.send!(usage)
  })
  process.send!(port)
}
