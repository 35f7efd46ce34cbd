import { deskOf } from '../../table/desk'
import type { Table } from '../../table/part'

/**
 * Challenges what the judge measures now, or why the last move was refused, or else the last line that can be measured,
 * as far as has been told; nothing where there is none.
 */
export function challengeLast(table: Table): void {
  const desk = deskOf(table)
  const { challenger } = desk.challenging.state.getState()
  const { told, shown, telling, lookingBack } = desk.state.getState()
  if (!challenger || !told || challenger.challengeMeasured() || challenger.challengeRefused()) return
  const last = lookingBack ? lookingBack.entry - 1 : telling ? telling.entry : shown - 1
  for (let entry = last; entry >= 0; entry--) {
    const all = told.lines[entry]?.events ?? []
    const heard = telling?.entry === entry ? all.slice(0, telling.index + 1) : all
    const event = heard.findLast(challenger.takes)
    if (event) {
      void challenger.challenge(entry, event)
      return
    }
  }
}
