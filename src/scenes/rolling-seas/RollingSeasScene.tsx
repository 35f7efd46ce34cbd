import { useStore } from 'zustand'
import type { RollingState } from '../../rules/rolling-seas/public'
import { deskOf } from '../../table/desk'
import { usePart } from '../../table/useTable'
import { Awaiting } from '../table/Awaiting'
import { SeasPlay } from './play/SeasPlay'
import { SeasRoom, SeasTable } from './things'

/** Rolling Seas on the table: the room, the tray, charts and ledgers, and what moves and draws them. */
export default function RollingSeasScene() {
  const desk = usePart(deskOf)
  const matchId = useStore(desk.state, state => state.matchId)
  const view = useStore(desk.state, state => state.view as RollingState | undefined)
  const eyes = useStore(desk.state, state => state.eyes)
  return (
    <Awaiting>
      <SeasRoom />
      {view && (
        <SeasTable key={matchId} view={view} eyes={eyes}>
          <SeasPlay />
        </SeasTable>
      )}
    </Awaiting>
  )
}
