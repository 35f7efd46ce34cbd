import { type ReactNode, useMemo } from 'react'
import type { DieSpec } from '../../../measure'
import { containers } from '../../../physics'
import type { Viewer } from '../../../rules/game'
import { dieIdOf, dieInfo, npDice, type RattleState } from '../../../rules/rattle-battle/public'
import { arriving } from '../../../table/arriving'
import { Awaiting } from '../../table/Awaiting'
import type { Ground } from '../../table/dice/dicePoses'
import { PendingAsset } from '../../table/PendingAsset'
import { TableOfThings } from '../../things'
import { groundsOf, layoutOf } from '../layout'
import { boxHalf, boxHeight, tableTop } from '../layout/sizes'
import { fetchPrinter } from '../prints'
import { LootBag } from './LootBag'
import { RollTray } from './RollTray'
import { Ruler } from './Ruler'

const Tiles = arriving(() => import('./Tiles'), <PendingAsset />)

export interface RattleBattleTableProps {
  readonly view: RattleState
  readonly eyes: Viewer
  /** What acts on the things. */
  readonly children?: ReactNode
}

const box = containers['sea-box']
const ground: Ground = { halfX: box.innerX / 20, halfZ: box.innerZ / 20, floorY: 0, tableY: tableTop }
const walls = { half: boxHalf, height: boxHeight }
const thingOf = (die: string) => `die:${die}`

/** Everything of a game that lies on the table, dice included. */
export function RattleBattleTable({ view, eyes, children }: RattleBattleTableProps) {
  const layout = useMemo(() => layoutOf(view, eyes), [view, eyes])
  const grounds = useMemo(() => groundsOf(layout), [layout])
  const ids = [...view.players.flatMap(({ dice }) => dice), ...npDice].join(' ')
  const dice = useMemo(
    () => ids.split(' ').map((id): DieSpec => ({ id, kind: dieInfo(dieIdOf(id)).kind })),
    [ids],
  )
  return (
    <TableOfThings
      layout={layout}
      eyes={eyes}
      printer={fetchPrinter}
      tableTop={tableTop}
      walls={walls}
      grounds={grounds}
      dice={{ dice, thingOf, ground, edgeMm: view.options.dieEdgeMm }}
      hasCoins
    >
      <Ruler />
      <Awaiting>
        <Tiles />
      </Awaiting>
      <Awaiting>
        <LootBag />
      </Awaiting>
      <Awaiting>
        <RollTray />
      </Awaiting>
      {children}
    </TableOfThings>
  )
}
