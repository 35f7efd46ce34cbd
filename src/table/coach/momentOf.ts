import type { DeskState } from '../desk/deskState'
import type { Moment } from './lesson'

/** A moment, and what at the desk it is: two of the same are one moment. */
export interface DeskMoment {
  readonly moment: Moment
  readonly source: object
}

/** What can be learnt from as the desk stands. Players who skip what is told are taught nothing. */
export function momentOf(state: DeskState): DeskMoment | undefined {
  const { phase, asked, hand, telling, view, told, pace, trouble } = state
  if (!told || trouble || view === undefined) return undefined
  if (phase === 'telling' && telling && pace !== 'at once')
    return { moment: { kind: 'told', view, event: telling.event }, source: telling }
  if (phase === 'asking' && asked) {
    const { phase: step, seat, choices } = asked
    return {
      moment: { kind: 'asked', view, step, seat, moves: choices.map(({ move }) => move) },
      source: asked,
    }
  }
  if (phase === 'held' && hand?.by === 'person' && !hand.opensByItself) {
    const { turn } = told
    if (turn.kind !== 'throw') return undefined
    const { phase: step } = turn
    return { moment: { kind: hand.fist ? 'fist' : 'held', view, step, seat: hand.seat }, source: hand }
  }
  return undefined
}
