import { useFrame } from '@react-three/fiber'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import type { RattleState } from '../../../rules/rattle-battle/public'
import { deskOf } from '../../../table/desk'
import { usePart, useTable } from '../../../table/useTable'
import { framePriority } from '../../table/frameLoop'
import { DeskDice } from '../../table/hand'
import { useTableThings } from '../../things'
import { tellAtRest } from '../../things/telling'
import type { Layout } from '../layout'
import { Direction } from './Direction'
import { Judge } from './Judge'
import { rattleDice } from './rattleDice'
import { SeaInk } from './SeaInk'
import { Touch } from './Touch'

/** All that moves and can be done on the table of Rattle Battle; it stands in the table that draws the things. */
export function RattlePlay() {
  const table = useTable()
  const desk = usePart(deskOf)
  const { motion, layout } = useTableThings<Layout>()
  const matchId = useStore(desk.state, state => state.matchId)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the dice are those of the match
  const game = useMemo(() => rattleDice(desk.state.getState().view as RattleState), [matchId])
  useFrame(() => tellAtRest(table, motion), framePriority.judge)
  return (
    <>
      <DeskDice game={game} mover={motion} />
      <Direction />
      <group rotation-y={layout.sea.angle}>
        <SeaInk />
        <Touch />
        <Judge />
      </group>
    </>
  )
}
