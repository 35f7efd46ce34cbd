import { useFrame } from '@react-three/fiber'
import { useEffect } from 'react'
import { onBang, onLabStep } from '../../lab/labEvents'
import { labStoreOf } from '../../lab/labStore'
import { labPlayer } from '../../lab/labTable'
import type { ThrowPlayer } from '../../table/throwPlayer'
import { usePart, useTable } from '../../table/useTable'
import { frame, framePriority } from '../table/frameLoop'
import type { Hand } from '../table/hand/handMotion'
import { useStage } from '../table/StageContext'
import { loadTableSound, tableSoundOf } from '../table/tableSound'

/** What is heard of the lab: the hand that shakes, every hit, the fist; and the same again in slow motion. */
export function LabSound({ hand }: { readonly hand: Hand }) {
  const table = useTable()
  const labStore = usePart(labStoreOf)
  const tableSound = usePart(tableSoundOf)
  const { rig } = useStage()

  useEffect(() => {
    // The picture comes first.
    const waiting = setTimeout(() => void loadTableSound(table), 1200)
    let heard: ThrowPlayer | undefined
    const stopSteps = onLabStep(table, ({ step, contacts, poses }) => {
      const player = labPlayer(table)
      const { sound } = tableSound
      if (!sound) return
      if (player && player !== heard) {
        heard = player
        const { record } = labStore.getState()
        if (record)
          sound.startThrow({
            seed: record.seed,
            container: record.request.container,
            dice: [...record.request.dice, ...record.request.lying],
            ...(record.request.edgeMm === undefined ? {} : { edgeMm: record.request.edgeMm }),
          })
      }
      sound.hear(step, contacts, poses)
    })
    const stopBangs = onBang(table, level => tableSound.sound?.bang(level, labPlayer(table)?.lastStep))
    const stopPhases = labStore.subscribe((now, before) => {
      if (now.phase !== before.phase && now.phase === 'held') tableSound.sound?.play('bag', { strength: 0.4 })
    })
    return () => {
      clearTimeout(waiting)
      stopSteps()
      stopBangs()
      stopPhases()
      tableSound.sound?.follow(0, false)
    }
  }, [])

  useFrame(() => {
    const { sound } = tableSound
    if (!sound) return
    sound.listenFrom(rig.state.azimuth)
    const { phase, replay, dice } = labStore.getState()
    if (phase === 'held') {
      if (hand.shake > 0) sound.shake(hand.shake, dice.length)
      return
    }
    const player = labPlayer(table)
    if (!player) return
    const isPlaying = phase === 'falling' || (replay?.playing === true && replay.rate > 0)
    sound.follow(player.playhead, isPlaying && frame.wanted)
  }, framePriority.sound)
  return null
}
