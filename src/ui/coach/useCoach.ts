import { useEffect } from 'react'
import { useStore } from 'zustand'
import { desk } from '../../match/desk'
import { coach } from '../../match/table/coach'
import { lessonsOf } from './lessonsOf'

/** Teaches the game on the desk while it is played. */
export function useCoach(): void {
  const game = useStore(desk.state, ({ open }) => open?.match.game)
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
