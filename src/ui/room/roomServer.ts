/** The server this page came from, as far as it has rooms. */
import { io, type Socket } from 'socket.io-client'
import type { Created, Peeked, RoomLink, RoomWish } from '../../rooms/messages'

const answerMs = 15_000

export function connectToServer(): Socket {
  return io({
    path: '/rooms/',
    transports: ['websocket'],
    autoConnect: false,
    reconnectionDelayMax: 4_000,
    timeout: 8_000,
  })
}

/** Asks something outside of any room. */
async function askOnce<T>(event: string, inputs: readonly unknown[]): Promise<(T | undefined)[]> {
  const socket = connectToServer()
  socket.connect()
  try {
    const answers = inputs.map(input => socket.timeout(answerMs).emitWithAck(event, input) as Promise<T>)
    return (await Promise.allSettled(answers)).map(one =>
      one.status === 'fulfilled' ? one.value : undefined,
    )
  } finally {
    socket.disconnect()
  }
}

export async function createRoom(wish: RoomWish): Promise<Created> {
  const [answer] = await askOnce<Created>('create', [wish])
  return answer ?? { ok: false, why: 'The server does not answer. Try again in a minute.' }
}

/** How each of these rooms stands. */
export function peekRooms(links: readonly RoomLink[]): Promise<readonly (Peeked | undefined)[]> {
  return askOnce<Peeked>('peek', links)
}
