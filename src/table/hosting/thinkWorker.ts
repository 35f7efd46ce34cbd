/** The computer players in a thread of their own. */
import { answerLater } from '../../match/answer'
import type { Question } from '../../match/question'
import type { Answered } from './thinker'

self.onmessage = async ({ data }: MessageEvent<Question>) => {
  let answered: Answered
  try {
    answered = { move: await answerLater(data) }
  } catch (error) {
    answered = { why: error instanceof Error ? error.message : String(error) }
  }
  self.postMessage(answered)
}
