import { deskOf } from '../../../table/desk'
import type { Table } from '../../../table/part'
import { holdUp, putDown } from '../../../table/tableTools'
import type { PointerAt, Touchable } from '../../table/input/pointerDesk'
import type { ThingId } from '../layout'
import { pickThing, type ThingMotion } from '../motion'

/** A finger may miss by this much, in cm. */
const fingerSlack = 0.3

/** A double click, a long press or the right button holds a thing before the eyes. */
export function holdsUp(table: Table, motion: ThingMotion): Touchable {
  let last: ThingId | undefined
  const under = ({ ray, touch }: PointerAt) => pickThing(ray, motion, () => true, touch ? fingerSlack : 0)
  return {
    // Before the hands that choose: the second tap of two is not one more choice.
    order: 13,
    tap(at) {
      if (putDown(table)) return true
      // The first press may have leant the camera in: the second means what lay under that one.
      if (!at.isAgain) last = under(at)
      if (!at.isAgain || last === undefined || !holdUp(table, last)) return false
      // What the first click was told is not what was wanted.
      deskOf(table).state.setState({ refusal: undefined })
      return true
    },
    hold(at) {
      const id = under(at)
      return id !== undefined && holdUp(table, id)
    },
  }
}

/**
 * A click that answers the question acts at once, and that was all of it: the second press of a double click holds up
 * nothing that has left, chooses nothing of the next question and opens no hand.
 */
export function oncePlayed(table: Table): Touchable {
  const { state } = deskOf(table)
  let asked = state.getState().asked
  return {
    // Before everything that can be pressed.
    order: 50,
    tap(at) {
      const now = state.getState().asked
      const isPlayed = at.isAgain && now !== asked
      asked = now
      return isPlayed
    },
  }
}
