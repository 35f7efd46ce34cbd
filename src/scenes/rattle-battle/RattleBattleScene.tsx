import { useStore } from 'zustand'
import type { RattleState } from '../../rules/rattle-battle/public'
import { deskOf } from '../../table/desk'
import { usePart } from '../../table/useTable'
import { Awaiting } from '../table/Awaiting'
import { SeaBox } from '../table/room/SeaBox'
import { seaTurn } from './layout'
import { RattlePlay } from './play'
import { RattleBattleTable, RattleRoom } from './things'

/** Rattle Battle on the table: the room, the Sea Box, everything that lies there, and what moves it. */
export default function RattleBattleScene() {
  const desk = usePart(deskOf)
  const matchId = useStore(desk.state, state => state.matchId)
  const view = useStore(desk.state, state => state.view as RattleState | undefined)
  const eyes = useStore(desk.state, state => state.eyes)
  return (
    <Awaiting>
      <RattleRoom />
      <group rotation-y={view ? seaTurn(view.players.length, eyes).angle : 0}>
        <SeaBox />
      </group>
      {view && (
        <RattleBattleTable key={matchId} view={view} eyes={eyes}>
          <RattlePlay />
        </RattleBattleTable>
      )}
    </Awaiting>
  )
}
