import { type DeskState, desk } from '../../match/desk'
import type { Seat } from '../../rules/game'
import { nameOf } from '../table/seatWords'

export interface Caption {
  readonly text: string
  readonly seat: Seat | undefined
  /** Of what falls, for eyes that look up just then. */
  readonly isLoud: boolean
}

const diceWord = (count: number) => (count === 1 ? 'one die' : `${count} dice`)

/** What goes on at the desk in plain words; `undefined` while nothing new is to be said. */
export function captionOf(state: DeskState): Caption | undefined {
  const { phase, hand, telling, open } = state
  if (phase === 'telling' && telling)
    return { text: telling.event.text, seat: open?.steps[telling.entry]?.seat, isLoud: false }
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
