import { useStore } from 'zustand'
import { deskOf } from '../../table/desk'
import { usePart } from '../../table/useTable'
import { Awaiting } from '../table/Awaiting'
import type { ShownTable } from './layout'
import { WavesPlay } from './play'
import { WavesRoom, WavesTable } from './things'

/** WAVES on the table: the room, everything that lies there, and what moves it. */
export default function WavesScene() {
  const desk = usePart(deskOf)
  const matchId = useStore(desk.state, state => state.matchId)
  const table = useStore(desk.state, state => state.view as ShownTable | undefined)
  const eyes = useStore(desk.state, state => state.eyes)
  return (
    <Awaiting>
      <WavesRoom />
      {table && (
        <WavesTable key={matchId} table={table} eyes={eyes}>
          <WavesPlay />
        </WavesTable>
      )}
    </Awaiting>
  )
}
