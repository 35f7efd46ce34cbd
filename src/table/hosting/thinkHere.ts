import type { Thinker } from '../../host'
import { answerLater } from '../../match/answer'

/** Thinks on the spot: for tests, and where the browser gives no worker. */
export const thinkHere: Thinker = {
  think: answerLater,
  free() {},
}
