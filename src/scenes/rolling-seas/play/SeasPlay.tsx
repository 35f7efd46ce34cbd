import { useFrame } from '@react-three/fiber'
import { useEffect } from 'react'
import type { RollingState } from '../../../rules/rolling-seas/public'
import { useTable } from '../../../table/useTable'
import { framePriority } from '../../table/frameLoop'
import { DeskDice, type DiceOnDesk } from '../../table/hand'
import { useStage } from '../../table/StageContext'
import { useTableThings } from '../../things'
import { tellAtRest } from '../../things/telling'
import { answersAnyway, ThingSpots } from '../../things/touch'
import { trayMiddle } from '../layout/sizes'
import { seasDice, thingOf } from '../things'
import { ChartHands } from './ChartHands'
import { ChartInk } from './ChartInk'
import { ChartPicture } from './ChartPicture'
import { CompassHand } from './CompassHand'
import { chartPlaces } from './chartPlaces'
import { Direction } from './Direction'
import { StoryInk } from './StoryInk'

const game: DiceOnDesk = {
  dice: seasDice,
  thingOf,
  inHandOf: view => (view as RollingState).hand?.dice ?? [],
  middleOf: () => trayMiddle,
}

/** All that moves and can be done on the table of Rolling Seas; it stands in the table that draws the things. */
export function SeasPlay() {
  const table = useTable()
  const { motion } = useTableThings()
  const { desk: pointers } = useStage()
  useEffect(() => pointers.add(answersAnyway(table, motion)), [pointers, motion])
  useFrame(() => tellAtRest(table, motion), framePriority.judge)
  return (
    <>
      <DeskDice game={game} mover={motion} />
      <Direction />
      <ChartHands />
      <ChartInk />
      <ChartPicture />
      <CompassHand />
      <StoryInk />
      <ThingSpots thingOf={thingOf} places={() => chartPlaces(table, motion)} />
    </>
  )
}
