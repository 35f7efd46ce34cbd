import type { DieId, RattleMove, RattleState } from '../../../rules/rattle-battle/public'
import { battleDrawing, withShipAt } from './battleDrawing'
import { emptyDrawing, gapText, type SeaDrawing } from './drawingOf'
import { seaDie, seaPair } from './seaMeasures'

export interface PointedDrawing {
  readonly drawing: SeaDrawing
  /** The Sea as it would lie. */
  readonly lying: RattleState
}

/** What a choice would do at Sea: the way of a Ship and the Battle as it would come, or the line of a shot. */
export function pointedDrawing(move: RattleMove, view: RattleState): PointedDrawing {
  if ('x' in move && move.x !== undefined && move.y !== undefined && move.dieId !== undefined) {
    const from = seaDie(view, move.dieId)
    const to = { x: move.x, y: move.y }
    const sunk = 'drillTarget' in move ? move.drillTarget : undefined
    const lying = withoutShip(withShipAt(view, move.dieId, to), sunk)
    const drawing = { ...battleDrawing(lying), ways: from ? [{ from, to }] : [], marked: [move.dieId] }
    return { drawing, lying }
  }
  const [one, other] = endsOf(move)
  if (one !== undefined && other !== undefined) {
    const pair = seaPair(view, one, other)
    const lines = pair ? [{ pair, tone: 'fire' as const, text: gapText(pair) }] : []
    return { drawing: { ...emptyDrawing, lines, marked: pair ? [one, other] : [] }, lying: view }
  }
  // After a pass the Ships fight as they lie.
  if (move.kind === 'pass' || move.kind === 'endTurn') return { drawing: battleDrawing(view), lying: view }
  return { drawing: emptyDrawing, lying: view }
}

/** The own Ship and the one that it is aimed at. */
function endsOf(move: RattleMove): readonly (DieId | undefined)[] {
  if (move.kind === 'fire') return [move.shooterId, move.targetId]
  if (move.kind === 'useUpgrade' || move.kind === 'useSpecialLoot') return [move.ownId, move.targetId]
  return []
}

function withoutShip(view: RattleState, id: DieId | undefined): RattleState {
  const { adventure } = view
  if (!adventure || id === undefined) return view
  return { ...view, adventure: { ...adventure, sea: adventure.sea.filter(die => die.id !== id) } }
}
