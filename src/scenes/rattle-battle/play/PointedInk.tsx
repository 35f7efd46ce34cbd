import { useMemo } from 'react'
import { useStore } from 'zustand'
import type { RattleMove, RattleState } from '../../../rules/rattle-battle/public'
import { deskOf } from '../../../table/desk'
import { pointedChoiceOf } from '../../../table/tableTools'
import { usePart } from '../../../table/useTable'
import { draggingOf } from './dragging'
import { emptyDrawing } from './drawingOf'
import { pointedDrawing } from './pointedDrawing'
import { DrawnSea } from './SeaInk'

/** The choice of the list that is pointed at, or has the focus: where the Ship would lie, who is fired at, what follows. */
export function PointedInk() {
  const desk = usePart(deskOf)
  const dragging = usePart(draggingOf)
  const pointedChoice = usePart(pointedChoiceOf)
  const move = useStore(pointedChoice, state => state.move)
  const view = useStore(desk.state, state => state.view as RattleState | undefined)
  const isAsking = useStore(desk.state, ({ phase, lookingBack }) => phase === 'asking' && !lookingBack)
  const isDragged = useStore(dragging, ({ ship }) => ship !== undefined)
  const shown = useMemo(
    () => (move && view && isAsking ? pointedDrawing(move as RattleMove, view) : undefined),
    [move, view, isAsking],
  )
  if (!shown || isDragged || shown.drawing === emptyDrawing) return null
  return <DrawnSea drawing={shown.drawing} view={shown.lying} />
}
