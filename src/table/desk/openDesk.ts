import { rulesPath } from '../../match/openMatch'
import { type Claim, claimMatch, inUse, openMatchStore } from '../../match/store'
import { loadPhysics, NoDiceHere } from '../../physics'
import type { Connect } from '../../wire'
import { pageHostOf } from '../hosting/hostBeside'
import { part, type Table } from '../part'
import type { SitWish } from './createDesk'
import { deskOf } from './desk'
import { closedDesk, type Trouble } from './deskState'

/** The match that this table has claimed against other tabs. */
const claimedOf = part((): { claim: Claim | undefined } => ({ claim: undefined }))
const openedOf = part(() => openMatchStore())

/** The store of this screen: one for the lobby and for the table. */
export function pageStore(table: Table): ReturnType<typeof openMatchStore> {
  return openedOf(table)
}

/** Why no dice can fall here, however often they are fetched; throws if fetching them again may help. */
async function fetchDice(): Promise<string | undefined> {
  try {
    await loadPhysics()
    return undefined
  } catch (error) {
    if (error instanceof NoDiceHere) return error.message
    throw error
  }
}

/** Brings a kept match to the desk. `takeOver`: even if another tab plays it. */
export async function openDesk(
  table: Table,
  id: string,
  wish: { readonly takeOver?: boolean } = {},
): Promise<void> {
  const desk = deskOf(table)
  const pageHost = pageHostOf(table)
  leaveDesk(table)
  desk.state.setState({ ...closedDesk, pace: desk.state.getState().pace, phase: 'opening', matchId: id })
  const stop = (trouble: Trouble) => desk.state.setState({ phase: 'stopped', trouble })
  try {
    const [{ store, why }, noDice] = await Promise.all([pageStore(table), fetchDice()])
    desk.state.setState({ noDice, ...(why && { keepsNothing: why }) })
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
    claimedOf(table).claim = mine
    // What is kept in the page's memory alone no worker can find.
    if (pageHost && store.isDurable) {
      const opened = await pageHost.open(id, noDice === undefined)
      if (desk.state.getState().matchId !== id) return
      if ('connect' in opened) return desk.sitDown(opened.connect, id)
      const { why, path = '', canRescue } = opened
      return stop(unreadable(why, path, canRescue ? name => pageHost!.rescue(name) : undefined))
    }
    const loaded = await store.load(id)
    if (loaded.ok) {
      const parts = { ...(noDice !== undefined && { perform: undefined }) }
      const { hostHere } = await import('../hosting/hostHere')
      if (desk.state.getState().matchId !== id) return
      return desk.sitDown(hostHere(store, id, loaded.value, parts), id)
    }
    const { why: fault, path, rescue } = loaded
    // What is whole of a damaged match becomes a match of its own; the damaged one stays as it is.
    const save = rescue && (async (name: string) => (await store.add(rescue, name)).id)
    stop(unreadable(fault, path, save))
  } catch (error) {
    stop({ kind: 'failed', why: error instanceof Error ? error.message : String(error) })
  }
}

/** Sits down at a match whose host is elsewhere. */
export async function joinDesk(table: Table, id: string, connect: Connect, wish: SitWish): Promise<void> {
  const desk = deskOf(table)
  leaveDesk(table)
  desk.state.setState({ ...closedDesk, pace: desk.state.getState().pace, phase: 'opening', matchId: id })
  try {
    const noDice = await fetchDice()
    if (desk.state.getState().matchId !== id) return
    desk.state.setState({ noDice })
    desk.sitDown(connect, id, wish)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    desk.state.setState({ phase: 'stopped', trouble: { kind: 'failed', why } })
  }
}

function unreadable(why: string, path: string, rescue?: (name: string) => Promise<string>): Trouble {
  return { kind: path.endsWith(rulesPath) ? 'older' : 'damaged', why, rescue }
}

export function leaveDesk(table: Table): void {
  const claimed = claimedOf(table)
  claimed.claim?.release()
  claimed.claim = undefined
  deskOf(table).leave()
}
