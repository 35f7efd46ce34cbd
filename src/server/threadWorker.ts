/** A thread of the server in which dice fall and computers think: no room waits for another's. */
import '../match/allGames'
import { parentPort } from 'node:worker_threads'
import { answer } from '../match/answer'
import type { Question } from '../match/question'
import type { ThrowRecord } from '../measure'
import { loadPhysics, simulateThrow } from '../physics'

export type Job =
  | { readonly kind: 'think'; readonly question: Question }
  | { readonly kind: 'throw'; readonly record: ThrowRecord }

export type JobDone = { readonly value: unknown } | { readonly why: string }

async function done(job: Job): Promise<JobDone> {
  try {
    if (job.kind === 'think') return { value: answer(job.question) }
    await loadPhysics()
    return { value: simulateThrow(job.record) }
  } catch (error) {
    return { why: error instanceof Error ? error.message : String(error) }
  }
}

parentPort?.on('message', (job: Job) => void done(job).then(answer => parentPort!.postMessage(answer)))
