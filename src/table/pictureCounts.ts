import { createOffer } from './createOffer'
import { part, type Table } from './part'

/** What the picture holds on the graphics card: it must stay the same over a month. */
export interface PictureCounts {
  readonly geometries: number
  readonly textures: number
  readonly programs: number
}

type Counter = () => PictureCounts

const countersOf = part(() => createOffer<Counter>())

/** The renderer registers its counter here. */
export function offerCounts(table: Table, count: Counter): () => void {
  return countersOf(table).make(count)
}

/** As it is now; undefined when there is no picture. */
export function pictureCounts(table: Table): PictureCounts | undefined {
  return countersOf(table).now?.()
}
