import { deskOf } from '../../../table/desk'
import type { Table } from '../../../table/part'
import type { Touchable } from '../../table/input/pointerDesk'
import { labelOf } from '../labelOf'
import { pickThing, type ThingMotion } from '../motion'
import { isAskedNow } from './touchThings'

/** A click on a thing that nothing has an answer to says what it is, and that the question is about something else. */
export function answersAnyway(table: Table, motion: ThingMotion): Touchable {
  return {
    // After all hands: whatever is not done by one of them ends here.
    order: 1,
    tap({ ray }) {
      const { state } = deskOf(table)
      const { asked } = state.getState()
      const id = asked && isAskedNow(table) ? pickThing(ray, motion, () => true) : undefined
      const thing = id === undefined ? undefined : motion.movers.get(id)?.placement
      if (!asked || !thing) return false
      state.setState({ refusal: { rule: asked.rule, why: `Not asked about now: ${labelOf(table, thing)}` } })
      return true
    },
  }
}
