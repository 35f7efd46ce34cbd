import { createStore } from 'zustand/vanilla'
import { type Choice, type DeskState, desk } from '../../desk'
import { type Composable, type Composed, compose, type Picks, pick, withForced } from './compose'

/**
 * A choice that is put together from decisions, because there are too many to be read in a list. The page offers the
 * decisions as steps, the table lets hands make them; both pick here.
 */
export interface Composing {
  readonly title: string
  readonly all: readonly Composable[]
  readonly picks: Picks
  readonly composed: Composed
  /** Choices that need no composing, such as calling that all is done. */
  readonly others: readonly Choice[]
}

/** What a game wants composed of what is asked now; undefined where a list will do. */
export interface ComposeWish {
  readonly title: string
  readonly all: readonly Composable[]
  readonly others: readonly Choice[]
  /** As it is already. */
  readonly picks?: Picks
}

export const composing = createStore<{ readonly now: Composing | undefined }>(() => ({ now: undefined }))

function begin(wish: ComposeWish | undefined): void {
  const picks = wish?.picks ?? {}
  composing.setState({
    now: wish && { ...wish, picks, composed: compose(wish.all, picks) },
  })
}

/** Decides one thing; once everything is decided it is chosen. */
export function pickPart(slot: string, key: string): void {
  const { now } = composing.getState()
  if (!now) return
  setPicks(now, withForced(now.all, pick(now.all, now.picks, slot, key)))
}

/** Takes a decision back. */
export function unpickPart(slot: string): void {
  const { now } = composing.getState()
  if (!now) return
  const { [slot]: _, ...picks } = now.picks
  setPicks(now, picks)
}

function setPicks(now: Composing, picks: Picks): void {
  const composed = compose(now.all, picks)
  composing.setState({ now: { ...now, picks, composed } })
  if (composed.choice) void desk.choose(composed.choice.move)
}

/** Offers what the game wants composed whenever somebody is asked; the answer stops it. */
export function followDesk(wishOf: (state: DeskState) => ComposeWish | undefined): () => void {
  const offer = (state: DeskState) => {
    const isAsking = state.phase === 'asking' && state.asked !== undefined && !state.lookingBack
    begin(isAsking ? wishOf(state) : undefined)
  }
  offer(desk.state.getState())
  const stop = desk.state.subscribe((state, before) => {
    const isSame =
      state.phase === before.phase && state.asked === before.asked && state.lookingBack === before.lookingBack
    if (!isSame) offer(state)
  })
  return () => {
    stop()
    begin(undefined)
  }
}
