/** All ways to carry messages that need nothing but Node: the same tests run over each. */
import { createServer, connect as dial, type Socket } from 'node:net'
import { MessageChannel } from 'node:worker_threads'
import { createRandom } from '../../rules/random'
import { type Connect, type FromHost, overPort, type Port } from '../../wire'
import type { ScreenWish } from '../createConnection'
import type { Host } from '../createHost'
import { servePort } from '../servePort'

export interface Served {
  /** A screen with these rights. */
  screen(wish: ScreenWish): Connect
  close(): Promise<void>
}

export type Serve = (host: Host) => Promise<Served>

/** Calls, with a copy of every message as it would travel. */
export const plainly: Serve = async host => ({
  screen: wish => onMessage => {
    let isOpen = true
    const copy = <T>(message: T): T => JSON.parse(JSON.stringify(message))
    const later = (work: () => void) => queueMicrotask(() => isOpen && work())
    const connection = host.connect(wish, message => {
      const sent = copy(message)
      later(() => onMessage(sent))
    })
    return {
      send(message) {
        const sent = copy(message)
        later(() => connection.receive(sent))
      },
      close() {
        isOpen = false
        connection.close()
      },
    }
  },
  close: async () => {},
})

export const overPorts: Serve = async host => ({
  screen: wish => (onMessage, onLost) => {
    const { port1, port2 } = new MessageChannel()
    const stop = servePort(host, wish, port1 as unknown as Port)
    const carrier = overPort(port2 as unknown as Port)(onMessage, onLost)
    return {
      send: carrier.send,
      close() {
        stop()
        carrier.close()
      },
    }
  },
  close: async () => {},
})

/** One message a line. */
function lines(socket: Socket, onLine: (line: string) => void): void {
  let rest = ''
  socket.setEncoding('utf8')
  socket.on('data', text => {
    const parts = (rest + text).split('\n')
    rest = parts.pop()!
    for (const line of parts) onLine(line)
  })
}

/** Over the loopback device; a screen says first which rights it has, as a link would. */
export const overSockets: Serve = async host => {
  const wishes: ScreenWish[] = []
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket)
    let connection: ReturnType<Host['connect']> | undefined
    socket.on('error', () => {})
    socket.on('close', () => {
      sockets.delete(socket)
      connection?.close()
    })
    lines(socket, line => {
      if (connection) return connection.receive(JSON.parse(line))
      connection = host.connect(wishes[Number(line)]!, message =>
        socket.write(`${JSON.stringify(message)}\n`),
      )
    })
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as { port: number }
  return {
    screen(wish) {
      const key = wishes.push(wish) - 1
      return (onMessage, onLost) => {
        const socket = dial(port, '127.0.0.1')
        let isClosed = false
        socket.setNoDelay(true)
        socket.on('error', () => {})
        socket.on('close', () => {
          if (!isClosed) onLost()
        })
        lines(socket, line => {
          if (!isClosed) onMessage(JSON.parse(line) as FromHost)
        })
        socket.write(`${key}\n`)
        return {
          send: message => void socket.write(`${JSON.stringify(message)}\n`),
          close() {
            isClosed = true
            socket.destroy()
          },
        }
      }
    },
    close: () =>
      new Promise<void>(closed => {
        for (const socket of sockets) socket.destroy()
        server.close(() => closed())
      }),
  }
}

/** Cuts the connection at every message: half of what the host sends is lost with it, and of what is asked a third. */
export function cutting(connect: Connect, seed: string): Connect {
  const random = createRandom(seed)
  return (onMessage, onLost) => {
    let isOver = false
    const cut = () => {
      if (isOver) return
      isOver = true
      carrier.close()
      queueMicrotask(onLost)
    }
    const carrier = connect(
      message => {
        if (isOver) return
        if (random.pick([true, false])) onMessage(message)
        cut()
      },
      () => cut(),
    )
    return {
      send(message) {
        if (isOver) return
        if (message.kind === 'ask' && random.pick([true, false, false])) cut()
        else carrier.send(message)
      },
      close() {
        isOver = true
        carrier.close()
      },
    }
  }
}
