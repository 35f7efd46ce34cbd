import { Suspense } from 'react'
import { useStore } from 'zustand'
import { desk } from '../../match/desk'
import type { RollingState } from '../../rules/rolling-seas/state'
import { OnItsWay } from '../table/OnItsWay'
import { SeasPlay } from './play/SeasPlay'
import { SeasRoom, SeasTable } from './things'

/** Rolling Seas on the table: the room, the tray, charts and ledgers, and what moves and draws them. */
export default function RollingSeasScene() {
  const matchId = useStore(desk.state, state => state.matchId)
  const view = useStore(desk.state, state => state.view as RollingState | undefined)
  const eyes = useStore(desk.state, state => state.eyes)
  return (
    <Suspense fallback={<OnItsWay />}>
      <SeasRoom />
      {view && (
        <SeasTable key={matchId} view={view} eyes={eyes}>
          <SeasPlay />
        </SeasTable>
      )}
    </Suspense>
  )
}
