import { type ReactNode, useMemo } from 'react'
import type { DieSpec } from '../../../measure'
import type { Viewer } from '../../../rules/game'
import { dieIds, dieKindOf, type RollingState } from '../../../rules/rolling-seas/public'
import { deskOf } from '../../../table/desk'
import { usePart } from '../../../table/useTable'
import { Awaiting } from '../../table/Awaiting'
import type { Ground } from '../../table/dice/dicePoses'
import { TableOfThings } from '../../things'
import { FeltTray } from '../../things/pieces/FeltTray'
import { grounds, layoutOf } from '../layout'
import { matSize, tableTop, trayFloor, trayMiddle } from '../layout/sizes'
import { printer } from '../prints/printer'
import { sheetOf } from '../prints/sheetOf'
import { Sheets } from './Sheets'
import { Ships } from './Ships'

export interface SeasTableProps {
  readonly view: RollingState
  readonly eyes: Viewer
  /** What acts on the things. */
  readonly children?: ReactNode
}

/** Outside the tray dice lie on the mat. */
const ground: Ground = {
  x: trayMiddle.x,
  z: trayMiddle.z,
  ...trayFloor,
  floorY: trayMiddle.y,
  tableY: tableTop + matSize.height,
}
export const thingOf = (die: string) => `die:${die}`
/** The same list for every match: there are no others. */
export const seasDice = dieIds.map((id): DieSpec => ({ id, kind: dieKindOf(id) }))

/** Everything of a game that lies on the table, dice included. */
export function SeasTable({ view, eyes, children }: SeasTableProps) {
  const layout = useMemo(() => layoutOf(view, eyes), [view, eyes])
  const desk = usePart(deskOf)
  const namesNow = () => desk.state.getState().told?.seats.map(({ name }) => name)
  return (
    <TableOfThings
      layout={layout}
      eyes={eyes}
      printer={printer}
      tableTop={tableTop}
      grounds={grounds}
      sheetOf={id => sheetOf(id, view, namesNow())}
      dice={{ dice: seasDice, thingOf, ground }}
    >
      <Awaiting>
        {/* All throws fall into it. */}
        <group position={[trayMiddle.x, trayMiddle.y, trayMiddle.z]} dispose={null}>
          <FeltTray tray="rolling-seas-tray" />
        </group>
      </Awaiting>
      <Sheets view={view} />
      <Ships view={view} />
      {children}
    </TableOfThings>
  )
}
