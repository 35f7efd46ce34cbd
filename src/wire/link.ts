/**
 * A screen's end of the wire: holds what is told, asks, and goes on where it was after the connection was cut. What
 * was asked and not yet answered is asked again then; the host answers nothing twice.
 */
import type { Viewer } from '../rules/game'
import { type Answer, type FromHost, type FromScreen, type Request, wireVersion } from './messages'
import { patched } from './patch'
import type { Line, Told } from './told'

/** One connection to a host, by whatever carries it. */
export interface Carrier {
  send(message: FromScreen): void
  close(): void
}

/** Opens a connection; `onLost` is called at most once, and never after `close`. */
export type Connect = (onMessage: (message: FromHost) => void, onLost: () => void) => Carrier

export interface LinkParts {
  readonly connect: Connect
  readonly viewer?: Viewer
  /** Choices are told in words. A screen that has the rules may do without. */
  readonly choices?: boolean
  /** Fulfilled when a lost connection is to be opened again; absent: it is not. */
  readonly again?: () => Promise<void>
}

/** One step of what is told. */
export interface News {
  /** The number series: another viewer or host starts a new one. */
  readonly stream: string
  readonly n: number
  readonly told: Told
  /** What was known before; `undefined` at the first, and where other eyes look now. */
  readonly before: Told | undefined
  /** This many lines are not news: they were known before, or are old. */
  readonly known: number
}

export interface Link {
  readonly told: Told | undefined
  readonly isConnected: boolean
  /** Why the host does not talk to this screen. */
  readonly fault: string | undefined
  /** Hears everything that is told from now on, in order. Returns an unsubscribe function. */
  listen(listener: (news: News) => void): () => void
  /** Hears of each cut and of each new connection. Returns an unsubscribe function. */
  watch(listener: (isConnected: boolean) => void): () => void
  /** Fulfilled with the answer, after everything that was told before it. */
  ask(request: Request): Promise<Answer>
  /** Tells the host that everything up to this news has been shown. */
  seen(news: News): void
  close(): void
}

interface Pending {
  readonly message: FromScreen & { kind: 'ask' }
  readonly answer: (answer: Answer) => void
}

export function createLink({ connect, viewer = 'spectator', choices = true, again }: LinkParts): Link {
  const listeners = new Set<(news: News) => void>()
  const watchers = new Set<(isConnected: boolean) => void>()
  const pending = new Map<number, Pending>()
  let carrier: Carrier | undefined
  let isClosed = false
  let lastId = 0
  let stream = ''
  let n = 0
  let told: Told | undefined
  let fault: string | undefined
  let shown: News | undefined

  const answerAll = (why: string) => {
    for (const { answer } of pending.values()) answer({ ok: false, why })
    pending.clear()
  }

  const tell = (now: Told, before: Told | undefined, known: number) => {
    told = now
    for (const listener of [...listeners]) listener({ stream, n, told: now, before, known })
  }

  /** Where numbers do not follow each other, only the whole can put it right. */
  const startOver = () => {
    stream = ''
    hello()
  }

  const hear = (message: FromHost) => {
    if (isClosed) return
    switch (message.kind) {
      case 'whole': {
        const before = told?.viewer === message.told.viewer ? told : undefined
        const known = before ? sharedLines(before.lines, message.told.lines) : message.known
        stream = message.stream
        n = message.n
        return tell(message.told, before, known)
      }
      case 'next': {
        if (!told || message.n <= n) return
        if (message.n !== n + 1) return startOver()
        let now: Told
        try {
          now = patched(told, message.patch) as Told
        } catch {
          return startOver()
        }
        n = message.n
        return tell(now, told, Math.min(told.lines.length, now.lines.length))
      }
      case 'answer': {
        const { kind: _, id, ...answer } = message
        pending.get(id)?.answer(answer)
        pending.delete(id)
        return
      }
      case 'fault':
        fault = message.why
        answerAll(message.why)
    }
  }

  const hello = () => {
    carrier?.send({
      kind: 'hello',
      version: wireVersion,
      viewer: told?.viewer ?? viewer,
      choices,
      ...(stream !== '' && { knows: { stream, n } }),
    })
  }

  const tellSeen = (news: News) => carrier?.send({ kind: 'seen', stream: news.stream, n: news.n })

  const open = () => {
    const mine = connect(
      message => {
        if (carrier === mine || carrier === undefined) hear(message)
      },
      () => {
        if (isClosed || carrier !== mine) return
        carrier = undefined
        for (const watcher of [...watchers]) watcher(false)
        if (!again) return answerAll('The connection to the table was lost.')
        void again().then(() => {
          if (!isClosed) open()
        })
      },
    )
    carrier = mine
    hello()
    // What was said just before the cut may not have been heard.
    if (shown) tellSeen(shown)
    for (const { message } of pending.values()) mine.send(message)
    for (const watcher of [...watchers]) watcher(true)
  }

  open()
  return {
    get told() {
      return told
    },
    get isConnected() {
      return carrier !== undefined
    },
    get fault() {
      return fault
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    watch(listener) {
      watchers.add(listener)
      return () => watchers.delete(listener)
    },
    ask(request) {
      if (isClosed) return Promise.resolve({ ok: false, why: 'The table has been left.' })
      const message = { kind: 'ask', id: ++lastId, ask: request } as const
      return new Promise(answer => {
        pending.set(message.id, { message, answer })
        carrier?.send(message)
      })
    },
    seen(news) {
      shown = news
      tellSeen(news)
    },
    close() {
      isClosed = true
      carrier?.close()
      carrier = undefined
      answerAll('The table has been left.')
    },
  }
}

/** This many lines from the beginning are the same. */
function sharedLines(known: readonly Line[], now: readonly Line[]): number {
  const shorter = Math.min(known.length, now.length)
  const other = now
    .slice(0, shorter)
    .findIndex((line, at) => JSON.stringify(line) !== JSON.stringify(known[at]))
  return other < 0 ? shorter : other
}
