import type { Verdict } from '../../match/verify'

/** Checks the text of a match file beside the page, which goes on drawing meanwhile. */
export function checkBeside(text: string): Promise<Verdict> {
  const worker = new Worker(new URL('./checkWorker.ts', import.meta.url), { type: 'module' })
  return new Promise<Verdict>(resolve => {
    const failed = (why: string) => resolve({ ok: false, at: 0, why })
    worker.onmessage = ({ data }: MessageEvent<Verdict>) => resolve(data)
    worker.onerror = event => failed(event.message || 'The check could not be fetched.')
    worker.postMessage(text)
  }).finally(() => worker.terminate())
}
