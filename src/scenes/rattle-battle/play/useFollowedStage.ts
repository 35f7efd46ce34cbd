import { useLayoutEffect, useRef } from 'react'
import { deskOf } from '../../../table/desk'
import type { ChallengeStage } from '../../../table/judge/challengeClock'
import { usePart } from '../../../table/useTable'
import { wake } from '../../table/frameLoop'

/**
 * Draws how far a challenge has come, at once whenever it goes on: a picture that is saved between two frames, as soon
 * as the verdict is told, shows the verdict too.
 */
export function useFollowedStage(show: (stage: ChallengeStage) => void): void {
  const { state } = usePart(deskOf).challenging
  const shown = useRef(show)
  useLayoutEffect(() => {
    shown.current = show
    show(state.getState().stage)
    wake()
  })
  useLayoutEffect(
    () =>
      state.subscribe(({ stage }) => {
        shown.current(stage)
        wake()
      }),
    [state],
  )
}
