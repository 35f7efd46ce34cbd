import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { desk } from '../../match/desk'
import { followGame, type SlotTitle } from '../../match/table/composing'

/** What the decisions of the game on the desk are called. */
export const slotTitles = createStore<{ readonly titleOf: SlotTitle | undefined }>(() => ({
  titleOf: undefined,
}))

/** Has long lists of choices put together step by step, for the games that want it. */
export function useComposing(): void {
  const game = useStore(desk.state, ({ open }) => open?.match.game)
  useEffect(() => {
    if (!game) return
    let stop: (() => void) | undefined
    let isOver = false
    void followGame(game).then(following => {
      if (!following) return
      if (isOver) return following.stop()
      stop = following.stop
      slotTitles.setState({ titleOf: following.titleOf })
    })
    return () => {
      isOver = true
      stop?.()
      slotTitles.setState({ titleOf: undefined })
    }
  }, [game])
}
