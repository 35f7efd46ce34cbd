/**
 * Threads for what takes long, shared by all rooms: each does one job at a time, in the order in which they came.
 * Thinking and throwing have threads of their own, so that no die waits for a captain who ponders.
 */
import { Worker } from 'node:worker_threads'
import type { Thinker } from '../host'
import type { ThrowRecord, ThrowResult } from '../measure'
import type { AnyMove } from '../rules/game'
import type { Job, JobDone } from './threadWorker'

export interface Threads {
  readonly thinker: Thinker
  perform(record: ThrowRecord): Promise<ThrowResult>
  close(): Promise<void>
}

interface Waiting {
  readonly job: Job
  readonly resolve: (value: unknown) => void
  readonly reject: (error: Error) => void
}

function startThread(): Worker {
  const here = import.meta.url
  if (!here.endsWith('.ts')) return new Worker(new URL('./threadWorker.mjs', here))
  // From the sources, for tests.
  const file = JSON.stringify(new URL('./threadWorker.ts', here).href)
  return new Worker(`import('tsx/esm/api').then(({ tsImport }) => tsImport(${file}, ${file}))`, {
    eval: true,
  })
}

function createLane(most: number) {
  const queue: Waiting[] = []
  const idle: Worker[] = []
  const busy = new Map<Worker, Waiting>()
  let isClosed = false

  const lose = (worker: Worker, why: string) => {
    const waiting = busy.get(worker)
    busy.delete(worker)
    const at = idle.indexOf(worker)
    if (at >= 0) idle.splice(at, 1)
    waiting?.reject(new Error(why))
    void worker.terminate()
    next()
  }

  const started = () => {
    const worker = startThread()
    worker.unref()
    worker.on('message', (done: JobDone) => {
      const waiting = busy.get(worker)
      busy.delete(worker)
      idle.push(worker)
      worker.unref()
      if ('why' in done) waiting?.reject(new Error(done.why))
      else waiting?.resolve(done.value)
      next()
    })
    worker.on('error', error => lose(worker, error.message))
    worker.on('exit', () => {
      if (busy.has(worker) || idle.includes(worker)) lose(worker, 'A thread of the server has ended.')
    })
    return worker
  }

  const next = () => {
    if (isClosed || queue.length === 0) return
    const worker = idle.pop() ?? (busy.size < most ? started() : undefined)
    if (!worker) return
    const waiting = queue.shift()!
    busy.set(worker, waiting)
    worker.ref()
    worker.postMessage(waiting.job)
    next()
  }

  return {
    do: (job: Job) =>
      new Promise<unknown>((resolve, reject) => {
        queue.push({ job, resolve, reject })
        next()
      }),
    async close() {
      isClosed = true
      const all = [...idle, ...busy.keys()]
      idle.length = 0
      busy.clear()
      await Promise.all(all.map(worker => worker.terminate()))
    },
  }
}

/** `each`: threads of a kind. */
export function createThreads(each: number): Threads {
  const thinking = createLane(each)
  const throwing = createLane(each)
  return {
    // A thought that nobody waits for any more ends by itself: levels have budgets.
    thinker: { think: question => thinking.do({ kind: 'think', question }) as Promise<AnyMove>, free() {} },
    perform: record => throwing.do({ kind: 'throw', record }) as Promise<ThrowResult>,
    async close() {
      await Promise.all([thinking.close(), throwing.close()])
    },
  }
}
