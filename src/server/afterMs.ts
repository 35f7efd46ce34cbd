import type { RoomParts } from './createRoom'

/** By the clock of this machine; keeps no process running. */
export const afterMs: RoomParts['after'] = (ms, call) => {
  const timer = setTimeout(call, ms)
  timer.unref()
  return () => clearTimeout(timer)
}
