import { loadPhysics } from '../../physics'
import { type OpenMatch, rulesPath } from '../openMatch'
import { type Claim, claimMatch, inUse, type MatchStore, openMatchStore } from '../store'
import { desk } from './desk'
import { closedDesk, type Trouble } from './deskState'

let claim: Claim | undefined
let opened: ReturnType<typeof openMatchStore> | undefined

/** The store of this page: one for the lobby and for the table. */
export function pageStore(): ReturnType<typeof openMatchStore> {
  opened ??= openMatchStore()
  return opened
}

/** Brings a kept match to the desk. `takeOver`: even if another tab plays it. */
export async function openDesk(id: string, wish: { readonly takeOver?: boolean } = {}): Promise<void> {
  leaveDesk()
  desk.state.setState({ ...closedDesk, pace: desk.state.getState().pace, phase: 'opening', matchId: id })
  const stop = (trouble: Trouble) => desk.state.setState({ phase: 'stopped', trouble })
  try {
    const [{ store, why }] = await Promise.all([pageStore(), loadPhysics()])
    if (why) desk.state.setState({ keepsNothing: why })
    const mine = await claimMatch(id, {
      takeOver: wish.takeOver ?? false,
      onLost: () => {
        desk.leave()
        desk.state.setState({ matchId: id })
        stop({ kind: 'taken', why: inUse })
      },
    })
    if (desk.state.getState().matchId !== id) return mine?.release()
    if (!mine) return stop({ kind: 'taken', why: inUse })
    claim = mine
    const loaded = await store.load(id)
    if (loaded.ok) desk.sitDown(store, id, loaded.value)
    else {
      const kind = loaded.path.endsWith(rulesPath) ? 'older' : 'damaged'
      stop({ kind, why: loaded.why, rescue: loaded.rescue })
    }
  } catch (error) {
    stop({ kind: 'failed', why: error instanceof Error ? error.message : String(error) })
  }
}

/** Keeps what is whole of a damaged match as a match of its own and goes on with it; the damaged one stays as it is. */
export async function openRescued(rescue: OpenMatch, name: string): Promise<string> {
  const { store } = await pageStore()
  const { id } = await (store satisfies MatchStore).add(rescue, name)
  await openDesk(id)
  return id
}

export function leaveDesk(): void {
  claim?.release()
  claim = undefined
  desk.leave()
}
