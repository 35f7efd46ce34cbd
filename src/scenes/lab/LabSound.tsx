import { useFrame } from '@react-three/fiber'
import { useEffect } from 'react'
import { onBang, onLabStep } from '../../match/lab/labEvents'
import { labStore } from '../../match/lab/labStore'
import { labPlayer } from '../../match/lab/labTable'
import type { ThrowPlayer } from '../../match/table/throwPlayer'
import { ears, openEars } from '../table/ears'
import { frame, framePriority } from '../table/frameLoop'
import type { Hand } from '../table/hand/handMotion'
import { useTable } from '../table/TableContext'

/** What is heard of the lab: the hand that shakes, every hit, the fist; and the same again in slow motion. */
export function LabSound({ hand }: { readonly hand: Hand }) {
  const { rig } = useTable()

  useEffect(() => {
    // The picture comes first.
    const waiting = setTimeout(() => void openEars(), 1200)
    let heard: ThrowPlayer | undefined
    const stopSteps = onLabStep(({ step, contacts, poses }) => {
      const player = labPlayer()
      const { sound } = ears
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
    const stopBangs = onBang(level => ears.sound?.bang(level, labPlayer()?.lastStep))
    const stopPhases = labStore.subscribe((now, before) => {
      if (now.phase !== before.phase && now.phase === 'held') ears.sound?.play('bag', { strength: 0.4 })
    })
    return () => {
      clearTimeout(waiting)
      stopSteps()
      stopBangs()
      stopPhases()
      ears.sound?.follow(0, false)
    }
  }, [])

  useFrame(() => {
    const { sound } = ears
    if (!sound) return
    sound.listenFrom(rig.state.azimuth)
    const { phase, replay, dice } = labStore.getState()
    if (phase === 'held') {
      if (hand.shake > 0) sound.shake(hand.shake, dice.length)
      return
    }
    const player = labPlayer()
    if (!player) return
    const isPlaying = phase === 'falling' || (replay?.playing === true && replay.rate > 0)
    sound.follow(player.playhead, isPlaying && frame.wanted)
  }, framePriority.sound)
  return null
}
