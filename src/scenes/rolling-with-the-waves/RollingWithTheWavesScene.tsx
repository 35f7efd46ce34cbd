import { useStore } from 'zustand'
import type { RollingWavesState } from '../../rules/rolling-with-the-waves/public'
import { deskOf } from '../../table/desk'
import { usePart } from '../../table/useTable'
import { Awaiting } from '../table/Awaiting'
import { useLaying, WavesPlay } from './play'
import { WavesRoom, WavesTable } from './things'

/** Rolling with the Waves on the table: the room, the tray, everything that lies there, and what moves it. */
export default function RollingWithTheWavesScene() {
  const desk = usePart(deskOf)
  const matchId = useStore(desk.state, state => state.matchId)
  const view = useStore(desk.state, state => state.view as RollingWavesState | undefined)
  const eyes = useStore(desk.state, state => state.eyes)
  const laying = useLaying(view)
  return (
    <Awaiting>
      <WavesRoom />
      {view && (
        <WavesTable key={matchId} view={view} eyes={eyes} laying={laying}>
          <WavesPlay players={view.players.length} />
        </WavesTable>
      )}
    </Awaiting>
  )
}
