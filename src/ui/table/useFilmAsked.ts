import { useEffect } from 'react'
import { useStore } from 'zustand'
import { desk } from '../../match/desk'
import { filmHash } from '../route/film'
import { beAt, route } from '../route/route'

/** Shows the film once the match lies there, if the address asks for it. */
export function useFilmAsked(): void {
  const isOver = useStore(desk.state, ({ phase }) => phase === 'over')
  useEffect(() => {
    const { path, hash } = route.getState()
    if (!isOver || hash !== filmHash) return
    // Asked for once: whoever loads the page again finds the end.
    beAt(path)
    desk.lookBack(0)
    desk.playFilm(true)
  }, [isOver])
}
