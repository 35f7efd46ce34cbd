import { type ReactNode, useMemo, useRef } from 'react'
import { useStore } from 'zustand'
import type { DieSpec } from '../../../measure'
import type { Viewer } from '../../../rules/game'
import { arriving } from '../../../table/arriving'
import { deskOf } from '../../../table/desk'
import { fillingOf } from '../../../table/filling'
import { usePart } from '../../../table/useTable'
import { Awaiting } from '../../table/Awaiting'
import type { Ground } from '../../table/dice/dicePoses'
import { PendingAsset } from '../../table/PendingAsset'
import { TableOfThings } from '../../things'
import { FeltTray } from '../../things/pieces/FeltTray'
import {
  type Draft,
  dieThing,
  type FortuneView,
  fortuneDice,
  grounds,
  type Helm,
  layoutOf,
  ownColour,
  steered,
} from '../layout'
import { tableTop, trayAt, trayHalf } from '../layout/sizes'
import { fightMemoryOf, lastFaces } from '../memory'
import { fetchPrinter } from '../prints'
import { Chests } from './Chests'
import { Pieces } from './Pieces'

const Ships = arriving(() => import('./Ships'), <PendingAsset />)

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
  const desk = usePart(deskOf)
  const fightMemory = usePart(fightMemoryOf)
  const draft = useDraft(view)
  const lineUp = useStore(fightMemory, state => state.lineUp)
  const isAsked = useStore(desk.state, ({ asked }) => asked !== undefined)
  const helm = useHelm(view)
  const layout = useMemo(
    () =>
      layoutOf(view, {
        draft,
        own: ownColour(view, eyes),
        isAsked,
        lineUp,
        helm,
        faces: lastFaces(desk.state.getState()),
      }),
    [view, eyes, draft, isAsked, lineUp, helm],
  )
  return (
    <TableOfThings
      layout={layout}
      eyes={eyes}
      printer={fetchPrinter}
      tableTop={tableTop}
      grounds={grounds}
      dice={{ dice, thingOf: dieThing, ground }}
    >
      <Awaiting>
        {/* Its felt is at the height where dice come to rest. */}
        <group position={[trayAt.x, 0, trayAt.z]} dispose={null}>
          <FeltTray tray="fortune-tray" />
        </group>
      </Awaiting>
      <Awaiting>
        <Pieces />
        <Chests />
      </Awaiting>
      <Awaiting>
        <Ships />
      </Awaiting>
      {children}
    </TableOfThings>
  )
}

/** Which way the ships lie, by where they were before. */
function useHelm(view: FortuneView): Helm {
  const before = useRef<Helm>(undefined)
  return useMemo(() => {
    before.current = steered(before.current, view)
    return before.current
  }, [view])
}

/** The choices of the player at home are laid out as they make them. */
function useDraft({ phase, actor }: FortuneView): Draft | undefined {
  const filling = usePart(fillingOf)
  const move = useStore(filling, state => state.move)
  return useMemo(() => {
    const isHome = phase === 'homeServices' || phase === 'allocate'
    if (!move || !isHome || move.seat !== actor) return undefined
    return { seat: actor, crew: 1, food: 0, bank: 0, buy: [], ...(move as Partial<Draft>) }
  }, [move, phase, actor])
}
