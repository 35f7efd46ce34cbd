import { useStore } from 'zustand'
import { deskOf } from '../../table/desk'
import { usePart } from '../../table/useTable'
import { Awaiting } from '../table/Awaiting'
import type { FortuneView } from './layout'
import { FortunePlay } from './play'
import { FortuneRoom, FortuneTable } from './things'

/** Waves of Fortune on the table: the room, the sea of tiles, everything that lies there, and what moves it. */
export default function WavesOfFortuneScene() {
  const desk = usePart(deskOf)
  const matchId = useStore(desk.state, state => state.matchId)
  const view = useStore(desk.state, state => state.view as FortuneView | undefined)
  const eyes = useStore(desk.state, state => state.eyes)
  return (
    <Awaiting>
      <FortuneRoom />
      {view && (
        <FortuneTable key={matchId} view={view} eyes={eyes}>
          <FortunePlay />
        </FortuneTable>
      )}
    </Awaiting>
  )
}
