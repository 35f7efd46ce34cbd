import { useMemo } from 'react'
import { useStore } from 'zustand'
import { desk } from '../../../match/desk'
import { containers } from '../../../physics'
import type { RattleState } from '../../../rules/rattle-battle/state'
import type { Ground } from '../../table/dice/dicePoses'
import { DeskDice } from '../../table/hand/DeskDice'
import { Direction } from './Direction'
import { rattleDice } from './rattleDice'
import { SeaInk } from './SeaInk'

const box = containers['sea-box']
const ground: Ground = {
  halfX: box.innerX / 20,
  halfZ: box.innerZ / 20,
  floorY: 0,
  tableY: -box.floorThickness / 10,
}

/** All that moves and can be done on the table of Rattle Battle; what lies there is drawn beside it. */
export function RattlePlay() {
  const matchId = useStore(desk.state, state => (state.view === undefined ? undefined : state.matchId))
  if (matchId === undefined) return null
  return <Play key={matchId} />
}

function Play() {
  const game = useMemo(() => rattleDice(desk.state.getState().view as RattleState), [])
  return (
    <>
      <DeskDice game={game} ground={ground} />
      <SeaInk />
      <Direction />
    </>
  )
}
