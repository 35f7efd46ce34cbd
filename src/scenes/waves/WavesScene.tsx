import { Suspense } from 'react'
import { useStore } from 'zustand'
import { desk } from '../../match/desk'
import { OnItsWay } from '../table/OnItsWay'
import type { ShownTable } from './layout'
import { WavesPlay } from './play'
import { WavesRoom, WavesTable } from './things'

/** WAVES on the table: the room, everything that lies there, and what moves it. */
export default function WavesScene() {
  const matchId = useStore(desk.state, state => state.matchId)
  const table = useStore(desk.state, state => state.view as ShownTable | undefined)
  const eyes = useStore(desk.state, state => state.eyes)
  return (
    <Suspense fallback={<OnItsWay />}>
      <WavesRoom />
      {table && (
        <WavesTable key={matchId} table={table} eyes={eyes}>
          <WavesPlay />
        </WavesTable>
      )}
    </Suspense>
  )
}
