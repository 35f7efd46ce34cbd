import { useEffect } from 'react'
import { useStore } from 'zustand'
import { deskOf } from '../../table/desk'
import { usePart } from '../../table/useTable'
import { filmHash } from '../route/film'
import { beAt, route } from '../route/route'

/** Shows the film once the match lies there, if the address asks for it. */
export function useFilmAsked(): void {
  const desk = usePart(deskOf)
  const isOver = useStore(desk.state, ({ phase }) => phase === 'over')
  useEffect(() => {
    const { path, hash } = route.getState()
    if (!isOver || hash !== filmHash) return
    // Asked for once: a reload shows the end.
    beAt(path)
    desk.lookBack(0)
    desk.playFilm(true)
  }, [isOver])
}
