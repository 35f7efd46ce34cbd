import { useEffect, useState } from 'react'
import type { BoxedGame } from '../games'
import type { Rulebook } from './rulebook'

const files = import.meta.glob<Rulebook>('../../../docs/rules/*.md', {
  query: '?rulebook',
  import: 'default',
})

const opened = new Map<string, Promise<Rulebook>>()

/** The rulebook of a game; fetched once. */
export function openBook({ rulebook: { file } }: Pick<BoxedGame, 'rulebook'>): Promise<Rulebook> {
  const known = opened.get(file)
  if (known) return known
  const open = files[`../../../docs/rules/${file}`]
  if (!open) return Promise.reject(new Error(`There is no rulebook ${file}`))
  const book = open()
  opened.set(file, book)
  book.catch(() => opened.delete(file))
  return book
}

export type BookState = Rulebook | 'coming' | 'missing'

export function useBook(game: BoxedGame): BookState {
  const [state, setState] = useState<BookState>('coming')
  useEffect(() => {
    let isWanted = true
    openBook(game).then(
      book => isWanted && setState(book),
      () => isWanted && setState('missing'),
    )
    return () => {
      isWanted = false
    }
  }, [game])
  return state
}
