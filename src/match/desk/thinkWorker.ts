/** The computer players in a thread of their own. */
import { answer, type Question } from '../question'
import type { Answered } from './thinker'

self.onmessage = ({ data }: MessageEvent<Question>) => {
  let answered: Answered
  try {
    answered = { move: answer(data) }
  } catch (error) {
    answered = { why: error instanceof Error ? error.message : String(error) }
  }
  self.postMessage(answered)
}
