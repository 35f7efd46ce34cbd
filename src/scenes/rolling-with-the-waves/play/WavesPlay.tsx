import { useFrame } from '@react-three/fiber'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import type { RollingWavesState } from '../../../rules/rolling-with-the-waves/public'
import { deskOf } from '../../../table/desk'
import { usePart, useTable } from '../../../table/useTable'
import { framePriority } from '../../table/frameLoop'
import { DeskDice } from '../../table/hand'
import { useTableThings } from '../../things'
import { tellAtRest } from '../../things/telling'
import { tellInkAtRest } from '../ink'
import { throughBag } from '../things/bagHand'
import { Cannonballs } from './Cannonballs'
import { Direction } from './Direction'
import { Tags } from './Tags'
import { Touch } from './Touch'
import { wavesDice } from './wavesDice'

/** All that moves and can be done on the table; it stands in the table that draws the things. */
export function WavesPlay({ players }: { readonly players: number }) {
  const table = useTable()
  const desk = usePart(deskOf)
  const { motion } = useTableThings()
  const matchId = useStore(desk.state, state => state.matchId)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the dice are those of the match
  const game = useMemo(() => wavesDice(desk.state.getState().view as RollingWavesState), [matchId])
  const mover = useMemo(() => throughBag(table, motion), [motion])
  useFrame(() => {
    tellAtRest(table, motion)
    tellInkAtRest(table)
  }, framePriority.judge)
  return (
    <>
      <DeskDice game={game} mover={mover} />
      <Direction players={players} />
      <Touch />
      <Tags />
      <Cannonballs />
    </>
  )
}
