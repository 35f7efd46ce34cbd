/** The host of the page, in a thread of its own: what its screen is not told is not in the memory of the page. */
import { createHost, type Host, servePort } from '../../host'
import { freshSeed } from '../../match/freshSeed'
import { newMatch } from '../../match/match'
import { gameOf, type OpenMatch, startMatch } from '../../match/openMatch'
import type { Keeper } from '../../match/sitting'
import { openMatchStore } from '../../match/store'
import { loadPhysics, simulateThrow } from '../../physics'
import { loadGame } from '../../rules/shelf'
import type { Port } from '../../wire'
import type { HouseAnswer, HouseRequest } from './hostBeside'
import { chanceHere, ownerOfAll } from './owner'
import { thinkBeside } from './thinker'

/** Games for show are kept nowhere. */
const nobody: Keeper = { keep: async () => {} }

let sitting: { readonly id: string; readonly host: Host; readonly stop: () => void } | undefined
/** What was whole of the match that could not be read. */
let rescue: OpenMatch | undefined

function leave(id?: string): void {
  if (!sitting || (id !== undefined && sitting.id !== id)) return
  sitting.stop()
  sitting.host.close()
  sitting = undefined
}

function host(id: string, open: OpenMatch, keeper: Keeper, port: MessagePort, hasDice: boolean): void {
  leave()
  const parts = { thinker: thinkBeside(), chance: chanceHere, ...(hasDice && { perform: simulateThrow }) }
  const made = createHost({ id, open, keeper, name: freshSeed(), ...parts })
  const stop = servePort(made, ownerOfAll, port as unknown as Port)
  sitting = { id, host: made, stop }
  made.start()
}

async function answer(request: HouseRequest): Promise<HouseAnswer> {
  switch (request.kind) {
    case 'open': {
      const { id, port, hasDice } = request
      const [{ store }] = await Promise.all([openMatchStore(), hasDice ? loadPhysics() : undefined])
      const loaded = await store.load(id)
      if (loaded.ok) {
        host(id, loaded.value, store, port, hasDice)
        return { ok: true }
      }
      rescue = loaded.rescue
      const { why, path } = loaded
      return { ok: false, why, path, canRescue: rescue !== undefined }
    }
    case 'show': {
      const { id, wish, port } = request
      await Promise.all([loadPhysics(), loadGame(wish.game)])
      const made = newMatch({ ...wish, seed: freshSeed() })
      if (!made.ok) return made
      host(id, startMatch(made.value, gameOf(made.value)!), nobody, port, true)
      return { ok: true }
    }
    case 'rescue': {
      if (!rescue) return { ok: false, why: 'No part of this match can be saved.' }
      const { store } = await openMatchStore()
      return { ok: true, id: (await store.add(rescue, request.name)).id }
    }
    case 'leave':
      leave(request.id)
      return { ok: true }
  }
}

self.onmessage = ({ data }: MessageEvent<{ readonly number: number; readonly request: HouseRequest }>) => {
  const { number, request } = data
  answer(request)
    .catch(error => ({ ok: false, why: error instanceof Error ? error.message : String(error) }))
    .then(came => self.postMessage({ number, answer: came }))
}
