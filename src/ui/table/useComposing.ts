import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { followGame, type SlotTitle } from '../../table/composing'
import { deskOf } from '../../table/desk'
import { part } from '../../table/part'
import { usePart, useTable } from '../../table/useTable'

/** What the decisions of the game on the desk are called. */
export const slotTitlesOf = part(() =>
  createStore<{ readonly titleOf: SlotTitle | undefined }>(() => ({
    titleOf: undefined,
  })),
)

/** Has long lists of choices put together step by step, for the games that want it. */
export function useComposing(): void {
  const table = useTable()
  const desk = usePart(deskOf)
  const slotTitles = usePart(slotTitlesOf)
  const game = useStore(desk.state, ({ told }) => told?.match.game)
  useEffect(() => {
    if (!game) return
    let stop: (() => void) | undefined
    let isOver = false
    void followGame(table, game).then(following => {
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
