import { useFrame } from '@react-three/fiber'
import { useMemo } from 'react'
import type { DieSpec } from '../../../measure'
import { containers } from '../../../physics'
import type { RattleState } from '../../../rules/rattle-battle'
import { dieInfo, npDice } from '../../../rules/rattle-battle/data/dice'
import { DiceView } from '../../table/dice/DiceView'
import { createShownPoses, type Ground, poseSize } from '../../table/dice/dicePoses'
import { framePriority } from '../../table/frameLoop'
import { tableTop } from '../layout/sizes'
import { useTableThings } from './TableThings'

const box = containers['sea-box']
const ground: Ground = { halfX: box.innerX / 20, halfZ: box.innerZ / 20, floorY: 0, tableY: tableTop }

/** All dice of the game, drawn where the things are by now. */
export function TableDice({ view }: { readonly view: RattleState }) {
  const { motion } = useTableThings()
  const ids = [...view.players.flatMap(({ dice }) => dice), ...npDice].join(' ')
  const { dice, shown } = useMemo(() => {
    const dice = ids.split(' ').map((id): DieSpec => ({ id, kind: dieInfo(id).kind }))
    return { dice, shown: createShownPoses(dice.length) }
  }, [ids])
  const seen = useMemo(() => ({ dice, keys: dice.map(({ id }) => `die:${id}`), version: -1 }), [dice])
  useFrame(() => {
    if (seen.version === motion.version) return
    seen.version = motion.version
    const { array } = shown
    for (let i = 0; i < seen.keys.length; i++) {
      const pose = motion.poseOf(seen.keys[i]!)
      if (!pose) continue
      const at = i * poseSize
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
  return <DiceView dice={dice} poses={shown} ground={ground} edgeMm={view.options.dieEdgeMm} />
}
