import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useMemo } from 'react'
import { desk } from '../../../match/desk'
import { releases, shakes } from '../../../match/table/handBells'
import { DiceView } from '../dice/DiceView'
import { createShownPoses, type Ground } from '../dice/dicePoses'
import { frame, framePriority, wake } from '../frameLoop'
import { useTable } from '../TableContext'
import { createDeskDice } from './createDeskDice'
import { DeskSound } from './DeskSound'
import { deskDice } from './deskDice'
import type { DiceOnDesk } from './diceOnDesk'
import { touchHand } from './touchHand'

export interface DeskDiceProps {
  readonly game: DiceOnDesk
  readonly ground: Ground
}

/**
 * All dice of a match on the desk: where the view says, in the hand, in the air. Whoever mounts it shows throws, so the
 * desk waits for them to be seen.
 */
export function DeskDice({ game, ground }: DeskDiceProps) {
  const { desk: pointers, rig } = useTable()
  const gl = useThree(state => state.gl)
  const shown = useMemo(() => createShownPoses(game.dice.length), [game])
  const work = useMemo(() => createDeskDice(game, shown), [game, shown])

  useEffect(() => {
    const stopWatching = desk.throwing.watch()
    work.take(desk.state.getState(), true)
    wake(true)
    const stopDesk = desk.state.subscribe((now, before) => {
      const isSame =
        now.phase === before.phase &&
        now.hand === before.hand &&
        now.view === before.view &&
        now.lookingBack === before.lookingBack &&
        now.open === before.open
      if (isSame) return
      // Another match, or another time of this one: nothing is carried from there to here.
      const isJump = now.matchId !== before.matchId || now.lookingBack !== before.lookingBack
      work.take(now, isJump)
      wake(true)
    })
    deskDice.current = { work, shown, dice: game.dice }
    return () => {
      deskDice.current = undefined
      stopDesk()
      stopWatching()
    }
  }, [work, shown, game])

  useEffect(() => {
    const stopShakes = shakes.listen(() => {
      work.hand.shake = Math.min(1, work.hand.shake + 0.4)
      wake(true)
    })
    const stopReleases = releases.listen(() => {
      work.openSoon()
      wake(true)
    })
    return () => {
      stopShakes()
      stopReleases()
    }
  }, [work])

  useEffect(() => desk.throwing.bangs.listen(level => rig.jolt(level)), [rig])
  useEffect(() => pointers.add(touchHand(work, gl.domElement)), [pointers, work, gl])

  useFrame(() => {
    frame.busy = work.doing === 'flying' && desk.state.getState().phase === 'falling'
    if (!work.advance(frame.seconds)) return
    shown.version++
    wake(true)
  }, framePriority.throw)

  return (
    <>
      <DiceView dice={game.dice} poses={shown} ground={ground} />
      <DeskSound work={work} />
    </>
  )
}
