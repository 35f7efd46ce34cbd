/**
 * A room that another server has awake: what this page says and hears is carried there and back over a socket like a
 * page's. The other server trusts it no more than any page.
 */
import { io } from 'socket.io-client'
import type { Done, Entered, Peeked, Pointed, RoomLink, RoomTold, Said, SealAsked } from '../rooms/messages'
import type { FromHost } from '../wire'
import type { NotLetIn, Screen, Sitting } from './createRoom'
import { socketPath } from './serveRooms'
import type { Elsewhere } from './storage'

const connectMs = 5_000
const answerMs = 20_000

function socketTo({ address, server }: Elsewhere) {
  return io(address, {
    path: socketPath,
    transports: ['websocket'],
    auth: { server },
    forceNew: true,
    reconnection: false,
    timeout: connectMs,
  })
}

type Relay = ReturnType<typeof socketTo>

/** Undefined where the other server is not there, or has the room no more. */
function ask<T>(relay: Relay, event: string, input: object): Promise<T | undefined> {
  return new Promise(resolve => {
    const gone = () => resolve(undefined)
    relay.once('connect_error', gone)
    relay.once('disconnect', gone)
    relay.once('connect', () =>
      relay
        .timeout(answerMs)
        .emitWithAck(event, input)
        .then(answer => resolve(answer as T), gone),
    )
  })
}

export async function enterElsewhere(
  there: Elsewhere,
  link: RoomLink,
  screen: Screen,
): Promise<Sitting | NotLetIn | undefined> {
  const relay = socketTo(there)
  relay.on('wire', (message: FromHost) => screen.wire(message))
  relay.on('room', (told: RoomTold) => screen.room(told))
  relay.on('said', (said: Said) => screen.said(said))
  relay.on('pointed', (pointed: Pointed) => screen.pointed(pointed))
  relay.on('taken', () => screen.taken())
  relay.on('turned out', () => screen.turnedOut())
  // Where the page says nothing, the other server hears nothing, and counts the time itself.
  relay.on('seal', async (asked: SealAsked, reply: (answer: unknown) => void) => {
    const answer = await screen.seal(asked)
    if (answer !== 'gone' && answer !== 'late') reply(answer)
  })
  relay.on('renew', async (reply: (answer: unknown) => void) => {
    const anchor = await screen.renew()
    if (anchor !== undefined) reply({ anchor })
  })
  const { tab, isBack } = screen
  const entered = await ask<Entered>(relay, 'enter', { ...link, tab, isBack })
  if (!entered?.ok) {
    relay.disconnect()
    if (!entered) return undefined
    const { ok: _, ...why } = entered
    return why
  }
  let hasLeft = false
  relay.on('disconnect', () => {
    if (!hasLeft) screen.lost()
  })
  return {
    entered,
    receive: message => void relay.emit('wire', message),
    async do(request) {
      try {
        return (await relay.timeout(answerMs).emitWithAck('do', request)) as Done
      } catch {
        return { ok: false, why: 'The room does not answer.' }
      }
    },
    leave() {
      hasLeft = true
      relay.disconnect()
    },
  }
}

export async function peekElsewhere(there: Elsewhere, link: RoomLink): Promise<Peeked | undefined> {
  const relay = socketTo(there)
  try {
    return await ask<Peeked>(relay, 'peek', link)
  } finally {
    relay.disconnect()
  }
}

/** No room has this name, and no key fits: any answer at all comes from the right server. */
const noRoom: RoomLink = { room: 'a'.repeat(16), key: '0'.repeat(32) }

export const isThere = async (there: Elsewhere): Promise<boolean> =>
  (await peekElsewhere(there, noRoom)) !== undefined
