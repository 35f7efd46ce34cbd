import { useFrame } from '@react-three/fiber'
import { useTable } from '../../../table/useTable'
import { framePriority } from '../../table/frameLoop'
import { DeskDice } from '../../table/hand'
import { useTableThings } from '../../things'
import { tellAtRest } from '../../things/telling'
import { BoardInk } from './BoardInk'
import { FortuneDirection } from './FortuneDirection'
import { FortuneTouch } from './FortuneTouch'
import { diceOnDesk } from './fortuneDice'

/** All that moves and can be done on the table; it stands in the table that draws the things. */
export function FortunePlay() {
  const table = useTable()
  const { motion } = useTableThings()
  useFrame(() => tellAtRest(table, motion), framePriority.judge)
  return (
    <>
      <DeskDice game={diceOnDesk} mover={motion} />
      <FortuneDirection />
      <BoardInk />
      <FortuneTouch />
    </>
  )
}
