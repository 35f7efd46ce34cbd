import { deskOf } from '../../table/desk'
import { toggleJudge } from '../../table/judge/deskJudge'
import type { Table } from '../../table/part'

/** Back to what was seen before the challenge; false where there is none. */
export function leaveChallenge(table: Table): boolean {
  const desk = deskOf(table)
  const { challenged } = desk.challenging.state.getState()
  if (!desk.challenging.leave()) return false
  const { cameFrom } = challenged ?? {}
  // The judge goes on measuring what was measured before.
  if (cameFrom === undefined) return true
  toggleJudge(table, false)
  if (cameFrom === 'game') desk.goOn()
  else if (cameFrom !== 'refused') void desk.lookBack(cameFrom)
  return true
}
