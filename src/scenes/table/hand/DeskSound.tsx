import { useFrame } from '@react-three/fiber'
import { useEffect } from 'react'
import { createTurnBell, deskOf } from '../../../table/desk'
import { quietOf } from '../../../table/quiet'
import type { ThrowPlayer } from '../../../table/throwPlayer'
import { usePart, useTable } from '../../../table/useTable'
import { frame, framePriority } from '../frameLoop'
import { useStage } from '../StageContext'
import { loadTableSound, tableSoundOf } from '../tableSound'
import type { DeskDiceWork } from './createDeskDice'

/** What is heard of the dice on the desk: the hand that shakes, every hit, the fist; and the bell of a shared table. */
export function DeskSound({ work }: { readonly work: DeskDiceWork }) {
  const table = useTable()
  const desk = usePart(deskOf)
  const tableSound = usePart(tableSoundOf)
  const quiet = usePart(quietOf)
  const { rig } = useStage()

  useEffect(() => {
    // The picture comes first.
    const waiting = setTimeout(() => void loadTableSound(table), 1200)
    let heard: ThrowPlayer | undefined
    const stopSteps = desk.throwing.steps.listen(({ step, contacts, poses }) => {
      const { sound } = tableSound
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
      tableSound.sound?.bang(level, desk.throwing.player?.lastStep),
    )
    const ringsNow = createTurnBell()
    ringsNow(desk.state.getState())
    const stopDesk = desk.state.subscribe((now, before) => {
      const isTaken = now.phase === 'held' && before.phase !== 'held' && !now.hand?.fist
      if (isTaken) tableSound.sound?.play('bag', { strength: 0.4 })
      if (ringsNow(now) && !quiet.getState().isQuiet) tableSound.sound?.ring()
    })
    return () => {
      clearTimeout(waiting)
      stopSteps()
      stopBangs()
      stopDesk()
      tableSound.sound?.follow(0, false)
    }
  }, [])

  useFrame(() => {
    const { sound } = tableSound
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
