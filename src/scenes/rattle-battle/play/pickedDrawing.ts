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
  const inSea = (id: string) => id.startsWith('die:') && seaDie(view, id.slice(4)) !== undefined
  const ships = picked.filter(inSea)
  if (ships.length === 0) return emptyDrawing
  const { left } = narrow(named, picked)
  const others = new Set(left.flatMap(({ things }) => things.filter(id => inSea(id) && !picked.includes(id))))
  const [from] = ships
  const ends = ships.length > 1 ? ships.slice(1) : [...others]
  return {
    ...emptyDrawing,
    ranging: from!.slice(4),
    marked: ships.map(id => id.slice(4)),
    lines: ends.flatMap(id => {
      const pair = seaPair(view, from!.slice(4), id.slice(4))
      return pair ? [{ pair, tone: 'fire' as const, text: gapText(pair) }] : []
    }),
  }
}
