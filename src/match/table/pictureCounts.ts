/** What the picture holds on the graphics card: it must stay the same over a month. */
export interface PictureCounts {
  readonly geometries: number
  readonly textures: number
  readonly programs: number
}

type Counter = () => PictureCounts

let counter: Counter | undefined

/** Whoever draws leaves here how to count. */
export function offerCounts(count: Counter): () => void {
  counter = count
  return () => {
    if (counter === count) counter = undefined
  }
}

/** As it is now; undefined when there is no picture. */
export function pictureCounts(): PictureCounts | undefined {
  return counter?.()
}
