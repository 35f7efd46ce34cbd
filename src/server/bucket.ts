export interface Rate {
  readonly most: number
  readonly perSecond: number
}

/** Counts how often something may happen: this many times at once, and this many a second in the long run. */
export function createBucket({ most, perSecond }: Rate, now: () => number = () => performance.now()) {
  let left = most
  let at = now()
  const fill = () => {
    const time = now()
    // A clock that was set back gives nothing and takes nothing.
    left = Math.min(most, left + (Math.max(0, time - at) / 1000) * perSecond)
    at = time
  }
  return {
    take(): boolean {
      fill()
      if (left < 1) return false
      left -= 1
      return true
    },
    get isFull() {
      fill()
      return left === most
    },
  }
}
