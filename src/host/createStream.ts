/** What one pair of eyes is told, numbered. All screens with these eyes hear the same. */
import type { OpenMatch } from '../match/openMatch'
import { createPlain } from '../match/plain'
import type { Viewer } from '../rules/game'
import { type FromHost, type Patch, patchBetween, type Told } from '../wire'
import { type Lines, linesOf, noLines } from './lines'
import { type TellWish, toldTo } from './toldTo'

/** A screen that was cut off for longer is told the whole again. */
const mostKept = 200

export interface Stream {
  readonly id: string
  readonly viewer: Viewer
  readonly n: number
  readonly lines: Lines
  /** Tells what has changed. */
  update(open: OpenMatch, trouble?: Told['trouble']): void
  whole(known?: number): FromHost
  /** What came after this number; `undefined` where that is no longer known. */
  after(n: number): readonly FromHost[] | undefined
  /** This many entries had been played at this number; of what is no longer known, all. */
  entriesAt(n: number): number
  /** This many lines tell of the first of these entries. */
  linesIn(entries: number): number
  readonly listeners: Set<(message: FromHost) => void>
  /** The screen was away for longer than the host keeps messages. */
  readonly isForgotten: boolean
}

export function createStream(
  id: string,
  viewer: Viewer,
  wish: Pick<TellWish, 'choices' | 'isOwner'>,
  open: OpenMatch,
  trouble?: Told['trouble'],
): Stream {
  let lines = linesOf(open, viewer, noLines)
  const plainView = createPlain()
  let told: Told = toldTo(open, viewer, { ...wish, lines, trouble, plainView })
  let n = 1
  let entries = open.match.log.length
  const kept: { readonly n: number; readonly patch: Patch; readonly entries: number }[] = []
  const first = entries
  let heard = n
  const listeners = new Set<(message: FromHost) => void>()
  return {
    id,
    viewer,
    get n() {
      return n
    },
    get lines() {
      return lines
    },
    listeners,
    get isForgotten() {
      return listeners.size === 0 && n - heard >= mostKept
    },
    update(now, trouble) {
      lines = linesOf(now, viewer, lines)
      const next = toldTo(now, viewer, { ...wish, lines, trouble, plainView })
      const patch = patchBetween(told, next)
      told = next
      entries = now.match.log.length
      if (patch.length === 0) return
      n++
      if (listeners.size > 0) heard = n
      kept.push({ n, patch, entries })
      if (kept.length > mostKept) kept.shift()
      for (const listener of [...listeners]) listener({ kind: 'next', n, patch })
    },
    whole: (known = lines.lines.length) => ({ kind: 'whole', stream: id, n, told, known }),
    after(since) {
      const oldest = kept[0]?.n ?? n + 1
      if (since > n || since < oldest - 1) return undefined
      return kept.filter(one => one.n > since).map(({ n, patch }) => ({ kind: 'next', n, patch }))
    },
    entriesAt: at => kept.find(one => one.n === at)?.entries ?? (at === 1 ? first : entries),
    linesIn: most => lines.entries.filter(entry => entry < most).length,
  }
}
