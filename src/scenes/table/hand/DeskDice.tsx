import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useMemo } from 'react'
import { deskOf } from '../../../table/desk'
import { releasesOf, shakesOf } from '../../../table/handSignals'
import { usePart, useTable } from '../../../table/useTable'
import { frame, framePriority, wake } from '../frameLoop'
import { useStage } from '../StageContext'
import { CockedOnDesk } from './CockedOnDesk'
import { createDeskDice } from './createDeskDice'
import { DeskHands } from './DeskHands'
import { DeskSound } from './DeskSound'
import type { DiceMover, DiceOnDesk } from './diceOnDesk'
import { touchHand } from './touchHand'

export interface DeskDiceProps {
  readonly game: DiceOnDesk
  /** Who draws the dice, and knows where they lie when no throw has them. */
  readonly mover: DiceMover
}

/**
 * The dice of a match between the hand and the floor. While it is mounted it shows throws, so the desk waits for them to be
 * seen; what lies there is the table's own.
 */
export function DeskDice({ game, mover }: DeskDiceProps) {
  const table = useTable()
  const desk = usePart(deskOf)
  const shakes = usePart(shakesOf)
  const releases = usePart(releasesOf)
  const { desk: pointers, rig } = useStage()
  const gl = useThree(state => state.gl)
  const work = useMemo(() => createDeskDice(table, game, mover), [game, mover])

  useEffect(() => {
    const watched = [desk.throwing.watch(), desk.refall.watch()]
    work.take(desk.state.getState(), true)
    wake(true)
    const stopDesk = desk.state.subscribe((now, before) => {
      const isSame =
        now.phase === before.phase &&
        now.hand === before.hand &&
        now.view === before.view &&
        now.lookingBack === before.lookingBack &&
        now.refall === before.refall &&
        now.told === before.told
      if (isSame) return
      // Another time of the match: nothing is carried from there to here.
      work.take(now, now.lookingBack !== before.lookingBack)
      wake(true)
    })
    return () => {
      stopDesk()
      work.leave()
      frame.busy = false
      for (const stop of watched) stop()
    }
  }, [work])

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
    const { phase, refall } = desk.state.getState()
    frame.busy = work.doing === 'flying' && (phase === 'falling' || refall !== undefined)
    if (work.advance(frame.seconds)) wake(true)
  }, framePriority.throw)

  return (
    <>
      <DeskSound work={work} />
      <DeskHands work={work} game={game} />
      <CockedOnDesk game={game} mover={mover} />
    </>
  )
}
