/** A bad network on request: a TCP proxy between pages and a server. */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface BadNetwork {
  readonly address: string
  /** This many connections have been opened. */
  readonly opened: number
  /** Delays everything sent from now on, in both directions. */
  delay(ms: number): void
  /** Cuts a connection wherever this is true of a piece that is sent. */
  cutWhere(isCut: () => boolean): void
  /** Fulfilled when another connection has been opened. */
  nextOpened(): Promise<unknown>
  /** Accepts connections and forwards nothing: each side believes that the other is there. */
  halfOpen(): void
  /** Forwards what new connections send. Those that lost something stay silent, as in life. */
  heal(): void
  /** Holds back everything that is sent. */
  sleep(): void
  /** Delivers all that was held back. */
  wake(): void
  close(): Promise<void>
}

interface Wire {
  readonly ends: readonly [Socket, Socket]
  /** It has lost something, so nothing after it may come through. */
  isSilent: boolean
}

export async function startBadNetwork(target: string): Promise<BadNetwork> {
  const { hostname, port } = new URL(target)
  const wires = new Set<Wire>()
  let opened = 0
  let ms = 0
  let isCut = () => false
  let isHalfOpen = false
  let awake = Promise.resolve()
  let wake = () => {}

  const carry = (wire: Wire, from: Socket, to: Socket) => {
    let before = Promise.resolve()
    const after = (work: () => void) => {
      const due = ms === 0 ? undefined : new Promise<void>(resolve => setTimeout(resolve, ms))
      before = before
        .then(() => due)
        .then(() => awake)
        .then(() => {
          if (!wire.isSilent) work()
        })
    }
    from.on('data', data => {
      if (isHalfOpen) wire.isSilent = true
      if (isCut()) for (const end of wire.ends) end.destroy()
      else after(() => to.write(data))
    })
    // A reset connection is a closed one.
    from.on('error', () => {})
    from.on('close', () => {
      after(() => to.destroy())
      if (wire.ends.every(end => end.destroyed)) wires.delete(wire)
    })
  }

  const server = createServer(near => {
    opened++
    const far = connect(Number(port), hostname)
    const wire: Wire = { ends: [near, far], isSilent: isHalfOpen }
    wires.add(wire)
    carry(wire, near, far)
    carry(wire, far, near)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get opened() {
      return opened
    },
    delay(wanted) {
      ms = wanted
    },
    cutWhere(wanted) {
      isCut = wanted
    },
    nextOpened: () => once(server, 'connection'),
    halfOpen() {
      isHalfOpen = true
      for (const wire of wires) wire.isSilent = true
    },
    heal() {
      isHalfOpen = false
    },
    sleep() {
      awake = new Promise(resolve => {
        wake = resolve
      })
    },
    wake: () => wake(),
    async close() {
      wake()
      const closed = new Promise<void>(resolve => server.close(() => resolve()))
      for (const { ends } of wires) for (const end of ends) end.destroy()
      await closed
    },
  }
}
