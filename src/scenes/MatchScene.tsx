import { type ComponentType, type ReactNode, useEffect } from 'react'
import { useStore } from 'zustand'
import type { GameId } from '../rules/game'
import { arriving } from '../table/arriving'
import { deskOf } from '../table/desk'
import { sceneOnTableOf } from '../table/sceneOnTable'
import { usePart } from '../table/useTable'
import { FinaleLook } from './FinaleLook'
import { Awaiting } from './table/Awaiting'
import { takeModelsOff } from './table/assets'
import { PendingAsset } from './table/PendingAsset'

/** The scene of each game that can be played on the table. */
export const tableScenes: Readonly<Partial<Record<GameId, ComponentType>>> = {
  'rattle-battle': arriving(() => import('./rattle-battle/RattleBattleScene'), <PendingAsset />),
  'rolling-with-the-waves': arriving(
    () => import('./rolling-with-the-waves/RollingWithTheWavesScene'),
    <PendingAsset />,
  ),
  waves: arriving(() => import('./waves/WavesScene'), <PendingAsset />),
  'waves-of-fortune': arriving(() => import('./waves-of-fortune/WavesOfFortuneScene'), <PendingAsset />),
  'rolling-seas': arriving(() => import('./rolling-seas/RollingSeasScene'), <PendingAsset />),
}

/** The game of the match that is on the desk. */
export default function MatchScene() {
  const desk = usePart(deskOf)
  const game = useStore(desk.state, ({ told }) => told?.match.game)
  const Scene = game && tableScenes[game]
  return Scene ? (
    <Standing key={game} game={game}>
      <Awaiting>
        <Scene />
        <FinaleLook />
      </Awaiting>
    </Standing>
  ) : null
}

/** Tells for as long as the scene of a game stands on the table. */
function Standing({ game, children }: { readonly game: GameId; readonly children: ReactNode }) {
  const sceneOnTable = usePart(sceneOnTableOf)
  useEffect(() => {
    sceneOnTable.setState({ game })
    return () => {
      if (sceneOnTable.getState().game === game) sceneOnTable.setState({ game: undefined })
      takeModelsOff()
    }
  }, [game])
  return children
}
