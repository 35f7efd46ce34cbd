import type { RattleState } from '../../../rules/rattle-battle/public'
import { type NamedChoice, narrow } from '../../../table/choosing'
import { emptyDrawing, gapText, type SeaDrawing } from './drawingOf'
import { seaDie, seaPair } from './seaMeasures'

/** Once a Ship is picked: the lines to all that it could be meant for, with their gaps (6.5, Fire). */
export function pickedDrawing(
  picked: readonly string[],
  named: readonly NamedChoice[],
  view: RattleState,
): SeaDrawing {
  const shipOf = (id: string) => (id.startsWith('die:') ? seaDie(view, id.slice(4))?.id : undefined)
  const shipsOf = (ids: readonly string[]) => ids.flatMap(id => shipOf(id) ?? [])
  const ships = shipsOf(picked)
  const [from] = ships
  if (from === undefined) return emptyDrawing
  const { left } = narrow(named, picked)
  const others = new Set(left.flatMap(({ things }) => shipsOf(things.filter(id => !picked.includes(id)))))
  const ends = ships.length > 1 ? ships.slice(1) : [...others]
  return {
    ...emptyDrawing,
    ranging: from,
    marked: ships,
    lines: ends.flatMap(id => {
      const pair = seaPair(view, from, id)
      return pair ? [{ pair, tone: 'fire' as const, text: gapText(pair) }] : []
    }),
  }
}
