import type { ComponentType } from 'react'
import { useStore } from 'zustand'
import { desk } from '../match/desk'
import type { GameId } from '../rules/game'
import { RattleBattleScene } from './rattle-battle/RattleBattleScene'

/** The scene of each game that can be played on the table. */
const scenes: Readonly<Partial<Record<GameId, ComponentType>>> = {
  'rattle-battle': RattleBattleScene,
}

/** The game of the match that is on the desk. */
export default function MatchScene() {
  const game = useStore(desk.state, ({ open }) => open?.match.game)
  const Scene = game && scenes[game]
  return Scene ? <Scene /> : null
}
