import { useEffect } from 'react'
import { useStore } from 'zustand'
import { coachOf } from '../../table/coach'
import { deskOf } from '../../table/desk'
import { usePart } from '../../table/useTable'
import { lessonsOf } from './lessonsOf'

/** Teaches the game on the desk while it is played. */
export function useCoach(): void {
  const desk = usePart(deskOf)
  const coach = usePart(coachOf)
  const game = useStore(desk.state, ({ told }) => told?.match.game)
  useEffect(() => {
    if (!game) return
    let stop: (() => void) | undefined
    let isGone = false
    void lessonsOf(game).then(lessons => {
      if (!isGone) stop = coach.teach(game, lessons)
    })
    return () => {
      isGone = true
      stop?.()
    }
  }, [game])
}
