import { createOffer } from './createOffer'
import { part, type Table } from './part'

/** The scene draws, the page saves: the renderer registers here how to take the current picture. */
type Taker = () => HTMLCanvasElement | undefined

const takersOf = part(() => createOffer<Taker>())

export function offerPicture(table: Table, take: Taker): () => void {
  return takersOf(table).make(take)
}

/** The canvas, freshly drawn, to be read at once; undefined when there is no picture. */
export function takePicture(table: Table): HTMLCanvasElement | undefined {
  return takersOf(table).now?.()
}
