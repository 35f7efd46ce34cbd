import { useFrame } from '@react-three/fiber'
import { useMemo } from 'react'
import type { DieSpec } from '../../../measure'
import { DiceView } from '../../table/dice/DiceView'
import { createShownPoses, type Ground, poseSize } from '../../table/dice/dicePoses'
import { framePriority } from '../../table/frameLoop'
import { useTableThings } from '../TableThings'

export interface TableDiceProps {
  /** All dice of the game: the same list for as long as the match is on the table. */
  readonly dice: readonly DieSpec[]
  /** The thing that a die is. */
  thingOf(die: string): string
  /** What is under them. */
  readonly ground: Ground
  readonly edgeMm?: number | undefined
}

/** Dice that no layout knows are in no box and on no table. */
const nowhere = -60

/** All dice of a game, drawn where the things are by now. */
export function TableDice({ dice, thingOf, ground, edgeMm }: TableDiceProps) {
  const { motion } = useTableThings()
  const shown = useMemo(() => createShownPoses(dice.length), [dice])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what a die is called does not change with its table
  const seen = useMemo(() => ({ keys: dice.map(({ id }) => thingOf(id)), version: -1 }), [dice])
  useFrame(() => {
    if (seen.version === motion.version) return
    seen.version = motion.version
    const { array } = shown
    for (let i = 0; i < seen.keys.length; i++) {
      const pose = motion.poseOf(seen.keys[i]!)
      const at = i * poseSize
      if (!pose || pose.scale === 0) {
        array[at + 1] = nowhere
        continue
      }
      array[at] = pose.x
      array[at + 1] = pose.y
      array[at + 2] = pose.z
      array[at + 3] = pose.qx
      array[at + 4] = pose.qy
      array[at + 5] = pose.qz
      array[at + 6] = pose.qw
    }
    shown.version++
  }, framePriority.dice - 1)

  return <DiceView dice={dice} poses={shown} ground={ground} {...(edgeMm !== undefined && { edgeMm })} />
}
