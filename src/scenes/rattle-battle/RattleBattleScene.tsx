import { Suspense } from 'react'
import { Room } from '../table/room/Room'
import { SeaBox } from '../table/room/SeaBox'
import { RattlePlay } from './play/RattlePlay'

/** Rattle Battle on the table: the room, the Sea Box, everything that lies there, and what moves it. */
export function RattleBattleScene() {
  return (
    <Suspense fallback={null}>
      <Room />
      <SeaBox />
      <RattlePlay />
    </Suspense>
  )
}
