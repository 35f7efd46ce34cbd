/** One screen at a host: which eyes look there, what it has been told, and what it has shown. */
import type { OpenMatch } from '../match/openMatch'
import type { Seat, Viewer } from '../rules/game'
import { type Answer, type FromHost, type FromScreen, type Request, wireVersion } from '../wire'
import { readFromScreen } from '../wire/fromScreen'
import type { Stream } from './createStream'
import { hasSecrets, isSecretChoice, needsCurtain, restingEyes } from './eyes'
import { type GameRequest, mayPlay, type Rights } from './requests'

export interface ScreenWish {
  readonly rights: Rights
  /** Automatic steps wait until this screen has shown its events. */
  readonly isWaitedFor: boolean
}

export interface HostConnection {
  readonly viewer: Viewer | undefined
  /** True unless it is waited for and has not shown everything yet. */
  readonly hasSeenAll: boolean
  /** A message of the screen, as it came. Never throws. */
  receive(message: unknown): void
  /** Other rights from now on; eyes that no longer may look are closed. */
  setRights(rights: Rights): void
  /** Somebody else may sit there: eyes that no longer may look are closed. */
  lookWhoSits(open: OpenMatch): void
  close(): void
}

interface Hall {
  open(): OpenMatch
  streamFor(viewer: Viewer, choices: boolean, isOwner: boolean): Stream
  fulfil(ask: GameRequest, rights: Rights, stream: Stream): Promise<Answer>
  retry(): Promise<void>
  onSeen(): void
  onClose(): void
}

export function createConnection(
  { rights, isWaitedFor }: ScreenWish,
  send: (message: FromHost) => void,
  hall: Hall,
): HostConnection {
  let stream: Stream | undefined
  let choices = true
  let seen = 0
  /** Who has come from behind the curtain: until something open is asked nobody else looks at this screen. */
  let alone: Viewer | undefined
  let isClosed = false

  const tell = (message: FromHost) => {
    if (!isClosed) send(message)
  }

  const mayLook = (open: OpenMatch, viewer: Viewer) =>
    viewer === 'spectator' || mayPlay(rights, open.match, viewer)

  const persons = (open: OpenMatch): readonly Seat[] =>
    open.match.seats.flatMap((_, seat) => (mayPlay(rights, open.match, seat) ? [seat] : []))

  /** Looks with these eyes from now on: what was told to others before them is not told to them as news. */
  const lookAs = (viewer: Viewer) => {
    if (stream?.viewer === viewer) return
    const entries = stream?.entriesAt(seen)
    stream?.listeners.delete(tell)
    stream = hall.streamFor(viewer, choices, rights.isOwner)
    stream.listeners.add(tell)
    seen = 0
    tell(stream.whole(entries === undefined ? undefined : stream.linesIn(entries)))
  }

  const hello = ({ version, viewer, knows, ...wish }: FromScreen & { kind: 'hello' }) => {
    if (version !== wireVersion) {
      const why =
        version < wireVersion
          ? 'This screen is older than the table. Load it again.'
          : 'This screen is newer than the table.'
      return tell({ kind: 'fault', why })
    }
    stream?.listeners.delete(tell)
    choices = wish.choices
    stream = hall.streamFor(mayLook(hall.open(), viewer) ? viewer : 'spectator', choices, rights.isOwner)
    stream.listeners.add(tell)
    const missed = knows?.stream === stream.id ? stream.after(knows.n) : undefined
    seen = 0
    for (const message of missed ?? [stream.whole()]) tell(message)
  }

  const look = (ask: Request & { kind: 'look as' | 'call' | 'rest' }): Answer => {
    const open = hall.open()
    const eyes = stream?.viewer ?? 'spectator'
    const here = persons(open)
    if (ask.kind === 'rest') {
      alone = undefined
      lookAs(restingEyes(open, eyes, here))
    } else {
      const viewer = ask.kind === 'call' ? ask.seat : ask.viewer
      if (!mayLook(open, viewer)) return { ok: false, why: 'These eyes do not look from here.' }
      if (ask.kind === 'look as') {
        alone = viewer
        lookAs(viewer)
      } else if (needsCurtain(open, ask.seat, { eyes, alone }, here)) {
        lookAs('spectator')
        return { ok: true, value: { curtain: true } }
      } else if (eyes === ask.seat) {
        if (!hasSecrets(open, ask.seat) && !isSecretChoice(open, ask.seat)) alone = undefined
      } else {
        alone = undefined
        lookAs(
          isOpenThrow(open) && hasOthersSecrets(open, ask.seat, eyes, here)
            ? restingEyes(open, eyes, here)
            : viewer,
        )
      }
    }
    return { ok: true, value: { curtain: false } }
  }

  const answerTo = async (ask: Request): Promise<Answer> => {
    if (!stream) return { ok: false, why: 'The screen has not said whose eyes look.' }
    switch (ask.kind) {
      case 'look as':
      case 'call':
      case 'rest':
        return look(ask)
      case 'retry':
        try {
          await hall.retry()
          return { ok: true }
        } catch (error) {
          return { ok: false, why: error instanceof Error ? error.message : String(error) }
        }
      default:
        return hall.fulfil(ask, rights, stream)
    }
  }

  const self: HostConnection = {
    get viewer() {
      return stream?.viewer
    },
    get hasSeenAll() {
      return !isWaitedFor || (stream !== undefined && seen >= stream.n)
    },
    receive(message) {
      if (isClosed) return
      const read = readFromScreen(message)
      if (!read.ok) {
        const { why, id } = read
        return tell(id === undefined ? { kind: 'fault', why } : { kind: 'answer', id, ok: false, why })
      }
      const { value } = read
      if (value.kind === 'hello') return hello(value)
      if (value.kind === 'seen') {
        if (value.stream !== stream?.id || value.n > stream.n) return
        seen = Math.max(seen, value.n)
        return hall.onSeen()
      }
      void answerTo(value.ask).then(answer => tell({ kind: 'answer', id: value.id, ...answer }))
    },
    setRights(now) {
      rights = now
      self.lookWhoSits(hall.open())
    },
    lookWhoSits(open) {
      if (stream && !mayLook(open, stream.viewer)) lookAs('spectator')
    },
    close() {
      if (isClosed) return
      isClosed = true
      stream?.listeners.delete(tell)
      hall.onClose()
    },
  }
  return self
}

const isOpenThrow = ({ game, state }: OpenMatch) => {
  const turn = game.turn(state)
  return turn.kind === 'throw' && turn.seenBy === undefined
}

/** Others at this screen would see what only that seat may know, for a throw that needs none of it. */
const hasOthersSecrets = (open: OpenMatch, seat: Seat, eyes: Viewer, here: readonly Seat[]) =>
  eyes !== seat && here.length > 1 && hasSecrets(open, seat)
