import type { ComponentType } from 'react'
import type { GameId } from '../../rules/game'
import { arriving } from '../../table/arriving'

/** What can be said or done beside all choices, where a game has something of the kind. */
export const asides: Readonly<Partial<Record<GameId, ComponentType>>> = {
  'rattle-battle': arriving(() => import('../table/rattle-battle/Rearranging')),
  waves: arriving(() => import('../table/waves/TeamTalk')),
}
