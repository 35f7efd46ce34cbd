import { createStore } from 'zustand/vanilla'
import { type DeskState, desk } from '../../match/desk'
import type { FortuneView, LineUp } from './layout'

/**
 * What the table remembers beside the view: the last round of the fight that goes on, for it lies on the rail until the
 * next dice fall. The rules have no use for it any more.
 */
export const fightMemory = createStore<{ readonly lineUp: LineUp | undefined }>(() => ({ lineUp: undefined }))

export function remember(lineUp: LineUp | undefined): void {
  if (fightMemory.getState().lineUp !== lineUp) fightMemory.setState({ lineUp })
}

const known = new WeakMap<object, ReadonlyMap<string, number>>()

/** What each die of the game showed when it last fell, as far as the log has been told. */
export function lastFaces({ open, shown, lookingBack }: DeskState): ReadonlyMap<string, number> {
  const faces = new Map<string, number>()
  const log = open?.match.log
  if (!log) return faces
  const until = lookingBack?.entry ?? Math.min(log.length, shown + 1)
  const last = log[until - 1]
  const before = last && known.get(last)
  if (before) return before
  for (let index = until - 1; index >= 0 && faces.size < 7 && index > until - 40; index--) {
    const entry = log[index]
    if (entry?.kind !== 'throw') continue
    for (const { id, face } of entry.dice) if (!faces.has(id)) faces.set(id, face)
  }
  if (last) known.set(last, faces)
  return faces
}

/** The view of the desk, with what it takes to lay a fight out. */
export function shownView(): FortuneView | undefined {
  return desk.state.getState().view as FortuneView | undefined
}
