import { lazy, type ReactNode, Suspense, useMemo } from 'react'
import { useStore } from 'zustand'
import { desk } from '../../../match/desk'
import { filling } from '../../../match/table/filling'
import type { DieSpec } from '../../../measure'
import type { Viewer } from '../../../rules/game'
import type { Ground } from '../../table/dice/dicePoses'
import { TableOfThings } from '../../things'
import { type Draft, dieThing, type FortuneView, fortuneDice, layoutOf } from '../layout'
import { tableTop, trayAt, trayHalf } from '../layout/sizes'
import { fightMemory, lastFaces } from '../memory'
import { fetchPrinter } from '../prints'
import { Chests } from './Chests'
import { FortuneTray } from './FortuneTray'
import { Pieces } from './Pieces'

const Ships = lazy(() => import('./Ships'))

export interface FortuneTableProps {
  readonly view: FortuneView
  readonly eyes: Viewer
  /** What acts on the things. */
  readonly children?: ReactNode
}

const dice: readonly DieSpec[] = fortuneDice.map(id => ({ id, kind: 'd6' }))
const ground: Ground = {
  x: trayAt.x,
  z: trayAt.z,
  halfX: trayHalf - 0.8,
  halfZ: trayHalf - 0.8,
  floorY: 0,
  tableY: tableTop,
}

/** Everything of a game that lies on the table, dice included. */
export function FortuneTable({ view, eyes, children }: FortuneTableProps) {
  const draft = useDraft(view)
  const lineUp = useStore(fightMemory, state => state.lineUp)
  const isAsked = useStore(desk.state, ({ asked }) => asked !== undefined)
  const layout = useMemo(
    () => layoutOf(view, { draft, isAsked, lineUp, faces: lastFaces(desk.state.getState()) }),
    [view, draft, isAsked, lineUp],
  )
  return (
    <TableOfThings
      layout={layout}
      eyes={eyes}
      printer={fetchPrinter}
      tableTop={tableTop}
      dice={{ dice, thingOf: dieThing, ground }}
    >
      <Suspense fallback={null}>
        <FortuneTray />
      </Suspense>
      <Suspense fallback={null}>
        <Pieces />
        <Chests />
      </Suspense>
      <Suspense fallback={null}>
        <Ships />
      </Suspense>
      {children}
    </TableOfThings>
  )
}

/** What the player at home has said so far is laid out as he says it. */
function useDraft({ phase, actor }: FortuneView): Draft | undefined {
  const move = useStore(filling, state => state.move)
  return useMemo(() => {
    const isHome = phase === 'homeServices' || phase === 'allocate'
    if (!move || !isHome || move.seat !== actor) return undefined
    return { seat: actor, crew: 1, food: 0, bank: 0, buy: [], ...(move as Partial<Draft>) }
  }, [move, phase, actor])
}
