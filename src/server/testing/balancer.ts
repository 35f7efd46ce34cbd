/** What stands before several servers: a connection goes to any of them that takes it. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface Balancer {
  readonly address: string
  close(): Promise<void>
}

export async function createBalancer(ports: () => readonly number[]): Promise<Balancer> {
  const open = new Set<Socket>()
  let turn = 0
  const keep = (socket: Socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    socket.on('error', () => socket.destroy())
  }
  const server = createServer(outer => {
    keep(outer)
    const all = ports()
    const first = turn++
    const tryNext = (tries: number) => {
      const port = all[(first + tries) % all.length]
      if (tries >= all.length || port === undefined) return void outer.destroy()
      const inner = connect(port, '127.0.0.1')
      const refused = () => tryNext(tries + 1)
      inner.once('error', refused)
      inner.once('connect', () => {
        inner.off('error', refused)
        keep(inner)
        inner.on('close', () => outer.destroy())
        outer.on('close', () => inner.destroy())
        outer.pipe(inner).pipe(outer)
      })
    }
    tryNext(0)
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      for (const socket of open) socket.destroy()
      return new Promise(closed => void server.close(() => closed()))
    },
  }
}
