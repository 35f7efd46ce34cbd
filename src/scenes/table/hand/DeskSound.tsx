import { useFrame } from '@react-three/fiber'
import { useEffect } from 'react'
import { desk } from '../../../match/desk'
import type { ThrowPlayer } from '../../../match/table/throwPlayer'
import { ears, openEars } from '../ears'
import { frame, framePriority } from '../frameLoop'
import { useTable } from '../TableContext'
import type { DeskDiceWork } from './createDeskDice'

/** What is heard of the dice on the desk: the hand that shakes, every hit, the fist. */
export function DeskSound({ work }: { readonly work: DeskDiceWork }) {
  const { rig } = useTable()

  useEffect(() => {
    // The picture comes first.
    const waiting = setTimeout(() => void openEars(), 1200)
    let heard: ThrowPlayer | undefined
    const stopSteps = desk.throwing.steps.listen(({ step, contacts, poses }) => {
      const { sound } = ears
      const { player, record } = desk.throwing
      if (!sound || !player || !record) return
      if (player !== heard) {
        heard = player
        const { seed, request } = record
        const { container, dice, lying, edgeMm } = request
        sound.startThrow({
          seed,
          container,
          dice: [...dice, ...lying],
          ...(edgeMm !== undefined && { edgeMm }),
        })
      }
      sound.hear(step, contacts, poses)
    })
    const stopBangs = desk.throwing.bangs.listen(level =>
      ears.sound?.bang(level, desk.throwing.player?.lastStep),
    )
    const stopDesk = desk.state.subscribe((now, before) => {
      const isTaken = now.phase === 'held' && before.phase !== 'held' && !now.hand?.fist
      if (isTaken) ears.sound?.play('bag', { strength: 0.4 })
    })
    return () => {
      clearTimeout(waiting)
      stopSteps()
      stopBangs()
      stopDesk()
      ears.sound?.follow(0, false)
    }
  }, [])

  useFrame(() => {
    const { sound } = ears
    if (!sound) return
    sound.listenFrom(rig.state.azimuth - work.stand.turn.angle)
    const { thrown, doing, hand } = work
    if ((doing === 'holding' || doing === 'gathering') && thrown) {
      if (hand.shake > 0) sound.shake(hand.shake, thrown.thrownCount)
      return
    }
    const { player } = desk.throwing
    if (player) sound.follow(player.playhead, doing === 'flying' && !player.atRest && frame.wanted)
  }, framePriority.sound)
  return null
}
