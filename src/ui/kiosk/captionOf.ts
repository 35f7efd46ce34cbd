import { inNames } from '../../match/inNames'
import type { MatchSeat } from '../../match/match'
import type { Seat } from '../../rules/game'
import type { Sentence } from '../../rules/sentence'
import { type DeskState, deskOf } from '../../table/desk'
import type { Table } from '../../table/part'
import { nameOf } from '../table/seatWords'

export interface Caption {
  readonly text: string
  readonly seat: Seat | undefined
  /** Of what falls, for eyes that look up just then. */
  readonly isLoud: boolean
}

const diceWord = (count: number) => (count === 1 ? 'one die' : `${count} dice`)

/** More than this is not read from two metres away before the next comes. */
const mostLetters = 96

/** The rules speak of colours; spectators read the players' names as shown on the screen. */
export function byName(
  line: Sentence,
  seats: readonly Pick<MatchSeat, 'name'>[],
): { readonly text: string; readonly seat: Seat | undefined } {
  const named = inNames(line, seats)
  const seat = seats.findIndex(({ name }) => named.startsWith(`${name} `))
  return { text: named, seat: seat < 0 ? undefined : seat }
}

/** A long list ends where it is still read, and between two words. */
export function shortened(text: string): string {
  if (text.length <= mostLetters) return text
  return `${text.slice(0, text.lastIndexOf(' ', mostLetters)).replace(/[\s,;:–-]+$/, '')} …`
}

/** What goes on at the desk in plain words; `undefined` while nothing new is to be said. */
export function captionOf(state: DeskState): Caption | undefined {
  const { phase, hand, telling, told } = state
  if (phase === 'telling' && telling && told) {
    const { text, seat } = byName(telling.event, told.seats)
    return { text: shortened(text), seat, isLoud: false }
  }
  if (phase === 'held' && hand) {
    const name = nameOf(state, hand.seat)
    const text = hand.fist
      ? `${name} bangs the table: ${hand.fist.cocked.length === 1 ? 'a die does' : 'some dice do'} not lie flat.`
      : `${name} shakes ${diceWord(hand.record.request.dice.length)} …`
    return { text, seat: hand.seat, isLoud: true }
  }
  if (phase === 'falling' && hand && !hand.fist) {
    const what = hand.record.request.dice.length === 1 ? 'it' : 'them'
    return { text: `${nameOf(state, hand.seat)} lets ${what} fall!`, seat: hand.seat, isLoud: true }
  }
  return undefined
}

/** Calls back with every new caption, beginning with the one of this moment. */
export function followCaptions(table: Table, tell: (caption: Caption) => void): () => void {
  const desk = deskOf(table)
  const first = captionOf(desk.state.getState())
  if (first) tell(first)
  return desk.state.subscribe((now, before) => {
    if (now.phase === before.phase && now.telling === before.telling) return
    const caption = captionOf(now)
    if (caption) tell(caption)
  })
}
