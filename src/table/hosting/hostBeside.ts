/** The host in a worker of the page, as the page speaks to it. */

import type { MatchWish } from '../../match/match'
import { type Connect, overPort, type Port } from '../../wire'
import { part } from '../part'

/** What is asked of the worker itself; everything about a running match goes over its port. */
export type HouseRequest =
  | { readonly kind: 'open'; readonly id: string; readonly hasDice: boolean; readonly port: MessagePort }
  /** A match for show, kept nowhere; its seed is the worker's own. */
  | { readonly kind: 'show'; readonly id: string; readonly wish: MatchWish; readonly port: MessagePort }
  /** Saves the readable part of a damaged match as a new match. */
  | { readonly kind: 'rescue'; readonly name: string }
  | { readonly kind: 'leave'; readonly id: string }

export type HouseAnswer =
  | { readonly ok: true; readonly id?: string }
  | { readonly ok: false; readonly why: string; readonly path?: string; readonly canRescue?: boolean }

export interface HostBeside {
  /** Has a kept match opened; a screen may then connect. */
  open(id: string, hasDice: boolean): Promise<(HouseAnswer & { ok: false }) | { readonly connect: Connect }>
  /** A match for show, as soon as it is connected. */
  show(id: string, wish: MatchWish): Connect
  /** The id of what could be saved. */
  rescue(name: string): Promise<string>
}

export function hostBeside(startWorker: () => Worker): HostBeside {
  let worker: Worker | undefined
  let number = 0
  const asked = new Map<number, (answer: HouseAnswer) => void>()
  /** Callers that would never hear from a broken worker. */
  const losing = new Set<() => void>()

  const lose = (why: string) => {
    worker?.terminate()
    worker = undefined
    for (const answer of asked.values()) answer({ ok: false, why })
    asked.clear()
    for (const lost of [...losing]) lost()
  }

  const started = () => {
    if (worker) return worker
    worker = startWorker()
    worker.onmessage = ({
      data,
    }: MessageEvent<{ readonly number: number; readonly answer: HouseAnswer }>) => {
      asked.get(data.number)?.(data.answer)
      asked.delete(data.number)
    }
    worker.onerror = event => lose(event.message || 'The table could not be fetched.')
    return worker
  }

  const ask = (request: HouseRequest, transfer: Transferable[] = []) =>
    new Promise<HouseAnswer>(resolve => {
      asked.set(++number, resolve)
      started().postMessage({ number, request }, transfer)
    })

  const over =
    (id: string, port: MessagePort): Connect =>
    (onMessage, onLost) => {
      const carrier = overPort(port as unknown as Port)(onMessage, onLost)
      losing.add(onLost)
      return {
        send: carrier.send,
        close() {
          losing.delete(onLost)
          carrier.close()
          void ask({ kind: 'leave', id })
        },
      }
    }

  return {
    async open(id, hasDice) {
      const { port1, port2 } = new MessageChannel()
      const answer = await ask({ kind: 'open', id, hasDice, port: port2 }, [port2])
      return answer.ok ? { connect: over(id, port1) } : answer
    },
    show: (id, wish) => (onMessage, onLost) => {
      const { port1, port2 } = new MessageChannel()
      const carrier = over(id, port1)(onMessage, onLost)
      void ask({ kind: 'show', id, wish, port: port2 }, [port2]).then(answer => {
        if (!answer.ok) onLost()
      })
      return carrier
    },
    async rescue(name) {
      const answer = await ask({ kind: 'rescue', name })
      if (!answer.ok || answer.id === undefined)
        throw new Error(answer.ok ? 'Nothing was saved.' : answer.why)
      return answer.id
    },
  }
}

/** The worker of a table; `undefined` where the browser gives none. */
export const pageHostOf = part((): HostBeside | undefined =>
  typeof Worker === 'undefined'
    ? undefined
    : hostBeside(() => new Worker(new URL('./hostWorker.ts', import.meta.url), { type: 'module' })),
)
