/** What a measured server reports over IPC: its port, then its CPU time and memory on request. */
export interface Usage {
  readonly cpuMs: number
  readonly heapBytes: number
}

export function answerMeasuring(port: number): void {
  process.on('message', () => {
    globalThis.gc?.()
    const { user, system } = process.cpuUsage()
    process.send!({
      cpuMs: (user + system) / 1000,
      heapBytes: process.memoryUsage().heapUsed,
    } satisfies Usage)
  })
  process.send!(port)
}
