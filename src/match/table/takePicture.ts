/** The scene draws, the page saves: whoever draws leaves here how to get the picture as it is now. */
type Taker = () => HTMLCanvasElement | undefined

let taker: Taker | undefined

export function offerPicture(take: Taker): () => void {
  taker = take
  return () => {
    if (taker === take) taker = undefined
  }
}

/** The canvas, freshly drawn, to be read at once; undefined when there is no picture. */
export function takePicture(): HTMLCanvasElement | undefined {
  return taker?.()
}
