import { useMemo } from 'react'
import { useStore } from 'zustand'
import { deskOf } from '../../../table/desk'
import { usePart } from '../../../table/useTable'
import { CockedMarks } from '../judge/CockedMarks'
import type { DiceMover, DiceOnDesk } from './diceOnDesk'

interface CockedOnDeskProps {
  readonly game: Pick<DiceOnDesk, 'thingOf'>
  readonly mover: Pick<DiceMover, 'poseOf'>
}

/** The dice of a match that do not lie flat are marked while the fist is raised. */
export function CockedOnDesk({ game, mover }: CockedOnDeskProps) {
  const desk = usePart(deskOf)
  const cocked = useStore(desk.state, ({ phase, hand }) =>
    phase === 'held' && !hand?.isCovered ? hand?.fist?.cocked : undefined,
  )
  const dice = useMemo(
    () =>
      (cocked ?? []).flatMap(id => {
        const pose = mover.poseOf(game.thingOf(id))
        return pose ? [{ id, at: { x: pose.x * 10, y: -pose.z * 10 }, height: pose.y }] : []
      }),
    [cocked, game, mover],
  )
  return <CockedMarks dice={dice} />
}
