import type { PlanePoint } from '../../../measure'
import { type DieId, foreseenBattle, type RattleState } from '../../../rules/rattle-battle/public'
import { type DrawnLine, emptyDrawing, type SeaDrawing } from './drawingOf'
import { seaPair } from './seaMeasures'

/** The table as it would be with that Ship lying elsewhere. */
export function withShipAt(view: RattleState, id: DieId, { x, y }: PlanePoint): RattleState {
  const { adventure } = view
  if (!adventure) return view
  const sea = adventure.sea.map(die => (die.id === id ? { ...die, x, y } : die))
  return { ...view, adventure: { ...adventure, sea } }
}

interface Fight {
  readonly pairs: readonly { readonly a: DieId; readonly b: DieId }[]
  readonly strengths: Readonly<Record<DieId, number>>
}

/** A number with a full stop would read as a decimal before the first Strength. */
function ordinal(n: number): string {
  const ending =
    n % 10 === 1 && n !== 11 ? 'st' : n % 10 === 2 && n !== 12 ? 'nd' : n % 10 === 3 && n !== 13 ? 'rd' : 'th'
  return `${n}${ending}`
}

/**
 * The Battle, if it began as the Ships lie (RB-211): who fights whom, numbered in the order in which it comes, with the
 * Strength of the Player Ship and that of the NP Ship.
 */
export function battleDrawing(view: RattleState): SeaDrawing {
  const fights = foreseenBattle(view).filter(({ kind }) => kind === 'fight')
  const lines = fights.flatMap(({ data }, index): readonly DrawnLine[] => {
    const { pairs, strengths } = data as unknown as Fight
    return pairs.flatMap(({ a: np, b: player }) => {
      const pair = seaPair(view, np, player)
      if (!pair) return []
      return [
        { pair, tone: 'measure', text: `${ordinal(index + 1)}  ${strengths[player]} : ${strengths[np]}` },
      ]
    })
  })
  return { ...emptyDrawing, lines }
}
