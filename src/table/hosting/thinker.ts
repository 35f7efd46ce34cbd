import type { Thinker } from '../../host'
import type { Question } from '../../match/question'
import type { AnyMove } from '../../rules/game'

export type Answered = { readonly move: AnyMove } | { readonly why: string }

/** Thinks beside the page, which goes on drawing meanwhile; the worker is started by the first question. */
export function thinkBeside(): Thinker {
  let worker: Worker | undefined
  let giveUp: ((why: Error) => void) | undefined
  let queue: Promise<unknown> = Promise.resolve()
  const ask = (question: Question) =>
    new Promise<AnyMove>((resolve, reject) => {
      worker ??= new Worker(new URL('./thinkWorker.ts', import.meta.url), { type: 'module' })
      giveUp = reject
      const fail = (why: string) => {
        // A worker that broke once is not asked again.
        worker?.terminate()
        worker = undefined
        reject(new Error(why))
      }
      worker.onmessage = ({ data }: MessageEvent<Answered>) =>
        'move' in data ? resolve(data.move) : fail(data.why)
      worker.onerror = event => fail(event.message || 'The computer players could not be fetched')
      worker.postMessage(question)
    })
  return {
    think(question) {
      const asked = queue.then(() => ask(question))
      queue = asked.catch(() => {})
      return asked
    },
    free() {
      worker?.terminate()
      worker = undefined
      // A worker that never answered must not keep those waiting that come after.
      giveUp?.(new Error('The thought was given up'))
      giveUp = undefined
    },
  }
}
