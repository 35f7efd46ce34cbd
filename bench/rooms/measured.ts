/** What a measured server reports over IPC: its port, then its CPU time and memory on request. */
export interface Usage {
  readonly cpuMs: number
  readonly heapBytes: number
  /** Rooms in memory, where the server lets them sleep. */
  readonly awake?: number
}

export function answerMeasuring(port: number, awake?: () => number): void {
  process.on('message', () => {
    globalThis.gc?.()
    const { user, system } = process.cpuUsage()
    process.send!({
      cpuMs: (user + system) / 1000,
      heapBytes: process.memoryUsage().heapUsed,
      ...(awake && { awake: awake() }),
    } satisfies Usage)
  })
  process.send!(port)
}
