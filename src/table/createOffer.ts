/** One offer at a time; its users take the current one. */
export interface Offer<Thing> {
  /** What is offered; `undefined` where nobody offers anything. */
  readonly now: Thing | undefined
  /** Returns how to withdraw it. */
  make(thing: Thing): () => void
}

export function createOffer<Thing>(): Offer<Thing> {
  let now: Thing | undefined
  return {
    get now() {
      return now
    },
    make(thing) {
      now = thing
      return () => {
        if (now === thing) now = undefined
      }
    },
  }
}
