import type { HostParts } from '../../host'
import type { OpenMatch } from '../../match/openMatch'
import type { MatchStore } from '../../match/store'
import { createMatchStore } from '../../match/store/createMatchStore'
import { createMemoryShelf } from '../../match/store/memoryShelf'
import type { Connect } from '../../wire'
import type { Desk } from '../desk'
import { hostHere } from '../hosting/hostHere'

/** Brings a match to a desk, with a host in the same thread that keeps it in memory; what it says may come otherwise. */
export async function sitAt(
  desk: Desk,
  open: OpenMatch,
  parts: Partial<HostParts> = {},
  carried: (connect: Connect) => Connect = connect => connect,
) {
  const store: MatchStore = createMatchStore(createMemoryShelf())
  const { id } = await store.add(open, 'A test')
  const { keeper = store, ...rest } = parts
  desk.sitDown(carried(hostHere(keeper, id, open, rest)), id)
  /** As it is kept. */
  const kept = async (): Promise<OpenMatch> => {
    const loaded = await store.load(id)
    if (!loaded.ok) throw new Error(loaded.why)
    return loaded.value
  }
  return { desk, store, id, kept }
}
