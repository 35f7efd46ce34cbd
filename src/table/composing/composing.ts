import { createStore } from 'zustand/vanilla'
import type { Seat } from '../../rules/game'
import { type Choice, type DeskState, deskOf } from '../desk'
import { part, type Table } from '../part'
import { type Composable, type Composed, compose, fits, type Picks, pick, withForced } from './compose'

/**
 * A choice that is put together from decisions, because there are too many to be read in a list. The page offers the
 * decisions as steps, the table lets hands make them; both pick here.
 */
export interface Composing {
  readonly title: string
  readonly all: readonly Composable[]
  readonly picks: Picks
  readonly composed: Composed
  /** Choices that have no parts, such as "done". */
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

/** What a decision is called. */
export type SlotTitle = (slot: string, view: unknown, seat: Seat) => string

/** How the choices of a game are put together. */
export interface Composer {
  /** What is to be composed of what is asked now. */
  readonly wish: (state: DeskState) => ComposeWish | undefined
  readonly titleOf: SlotTitle
}

export const composingOf = part(() =>
  createStore<{ readonly now: Composing | undefined }>(() => ({ now: undefined })),
)

function begin(table: Table, wish: ComposeWish | undefined): void {
  const picks = wish?.picks ?? {}
  composingOf(table).setState({
    now: wish && { ...wish, picks, composed: compose(wish.all, picks) },
  })
}

/** Decides one thing; once everything is decided it is chosen. */
export function pickPart(table: Table, slot: string, key: string): void {
  const { now } = composingOf(table).getState()
  if (!now) return
  setPicks(table, now, withForced(now.all, pick(now.all, now.picks, slot, key)))
}

/** What hands have decided on the table is decided in the list too; what is complete is chosen there. */
export function showPicks(table: Table, picks: Picks): void {
  const { now } = composingOf(table).getState()
  if (now) composingOf(table).setState({ now: { ...now, picks, composed: compose(now.all, picks) } })
}

/** The choices that are left, decided this way. */
export function choicesWith(now: Composing, slot: string, key: string): readonly Choice[] {
  const picks = pick(now.all, now.picks, slot, key)
  return now.all.filter(one => fits(one, picks)).map(({ choice }) => choice)
}

/** Takes a decision back. */
export function unpickPart(table: Table, slot: string): void {
  const { now } = composingOf(table).getState()
  if (!now) return
  const { [slot]: _, ...picks } = now.picks
  setPicks(table, now, picks)
}

function setPicks(table: Table, now: Composing, picks: Picks): void {
  const composed = compose(now.all, picks)
  composingOf(table).setState({ now: { ...now, picks, composed } })
  if (composed.choice) void deskOf(table).choose(composed.choice.move)
}

/** Offers what the game wants composed whenever a player is asked; returns a function that stops it. */
export function followDesk(table: Table, wishOf: (state: DeskState) => ComposeWish | undefined): () => void {
  const desk = deskOf(table)
  const offer = (state: DeskState) => {
    const isAsking = state.phase === 'asking' && state.asked !== undefined && !state.lookingBack
    begin(table, isAsking ? wishOf(state) : undefined)
  }
  offer(desk.state.getState())
  const stop = desk.state.subscribe((state, before) => {
    const isSame =
      state.phase === before.phase && state.asked === before.asked && state.lookingBack === before.lookingBack
    if (!isSame) offer(state)
  })
  return () => {
    stop()
    begin(table, undefined)
  }
}
