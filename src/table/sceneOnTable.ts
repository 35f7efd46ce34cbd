import { createStore } from 'zustand/vanilla'
import type { GameId } from '../rules/game'
import { part, type Table } from './part'

/** The game whose scene stands on the table: it reads whatever the desk shows as a state of its own game. */
export const sceneOnTableOf = part(() =>
  createStore<{ readonly game: GameId | undefined }>(() => ({ game: undefined })),
)

/** Fulfilled when no scene of another game stands there any more; at once where nothing is drawn. */
export function whenCleared(table: Table, game: GameId): Promise<void> {
  const sceneOnTable = sceneOnTableOf(table)
  const isClear = () => {
    const { game: standing } = sceneOnTable.getState()
    return standing === undefined || standing === game
  }
  if (isClear()) return Promise.resolve()
  return new Promise(resolve => {
    const stop = sceneOnTable.subscribe(() => {
      if (!isClear()) return
      stop()
      resolve()
    })
  })
}
