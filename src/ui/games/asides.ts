import { type ComponentType, lazy } from 'react'
import type { GameId } from '../../rules/game'

/** What can be said or done beside all choices, where a game has something of the kind. */
export const asides: Readonly<Partial<Record<GameId, ComponentType>>> = {
  'rattle-battle': lazy(() => import('../table/rattle-battle/Rearranging')),
  waves: lazy(() => import('../table/waves/TeamTalk')),
}
