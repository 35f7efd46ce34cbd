import { type DeskState, desk } from '../../match/desk'
import type { MatchSeat } from '../../match/match'
import type { Seat } from '../../rules/game'
import { inColours } from '../seats/inColours'
import { seatLooks } from '../seats/seatLooks'
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

/** The rules speak of colours; whoever looks on hears of the players, as they are called on the screen. */
export function byName(
  text: string,
  seats: readonly Pick<MatchSeat, 'name' | 'colour'>[],
): { readonly text: string; readonly seat: Seat | undefined } {
  const seat = seats.findIndex(({ colour }) => text.startsWith(`${seatLooks[colour].word} `))
  const found = seats[seat]
  if (!found) return { text, seat: undefined }
  // “You passes” is no sentence; his colour stands at his name.
  if (found.name === 'You') return { text, seat }
  return { text: found.name + text.slice(seatLooks[found.colour].word.length), seat }
}

/** A long list ends where it is still read, and between two words. */
export function shortened(text: string): string {
  if (text.length <= mostLetters) return text
  return `${text.slice(0, text.lastIndexOf(' ', mostLetters)).replace(/[\s,;:–-]+$/, '')} …`
}

/** What goes on at the desk in plain words; `undefined` while nothing new is to be said. */
export function captionOf(state: DeskState): Caption | undefined {
  const { phase, hand, telling, open } = state
  if (phase === 'telling' && telling && open) {
    const { text, seat } = byName(inColours(telling.event.text, open.match.seats), open.match.seats)
    return { text: shortened(text), seat, isLoud: false }
  }
  if (phase === 'held' && hand) {
    const name = nameOf(state, hand.seat)
    const text = hand.fist
      ? `${name} bangs the table: ${hand.fist.cocked.length === 1 ? 'a die does' : 'some dice do'} not lie flat.`
      : `${name} shakes ${diceWord(hand.record.request.dice.length)} …`
    return { text, seat: hand.seat, isLoud: true }
  }
  if (phase === 'falling' && hand && !hand.fist)
    return {
      text: hand.record.request.dice.length === 1 ? 'and lets it fall!' : 'and lets them fall!',
      seat: hand.seat,
      isLoud: true,
    }
  return undefined
}

/** Calls back with every new caption, beginning with the one of this moment. */
export function followCaptions(tell: (caption: Caption) => void): () => void {
  const first = captionOf(desk.state.getState())
  if (first) tell(first)
  return desk.state.subscribe((now, before) => {
    if (now.phase === before.phase && now.telling === before.telling) return
    const caption = captionOf(now)
    if (caption) tell(caption)
  })
}
