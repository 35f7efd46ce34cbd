// @ts-check

/** No run of tests is ended for being slow: it is ended when nothing at all has been reported for this long. */
export const stallMinutes = 5

/**
 * Calls `onStall` once, when nothing was heard for this many minutes.
 *
 * @param {() => void} onStall @param {number} [minutes]
 */
export function createStallWatch(onStall, minutes = stallMinutes) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer
  let isStopped = false
  const heard = () => {
    clearTimeout(timer)
    if (isStopped) return
    timer = setTimeout(onStall, minutes * 60_000)
  }
  heard()
  return {
    /** Something was reported. */
    heard,
    /** For good: what is heard later starts nothing. */
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
