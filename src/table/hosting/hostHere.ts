/** A host in the same thread as its screen, which owns the table: for tests, and where no worker can be had. */
import { createHost, type HostParts } from '../../host'
import { freshSeed } from '../../match/freshSeed'
import type { OpenMatch } from '../../match/openMatch'
import type { Keeper } from '../../match/sitting'
import { simulateThrow } from '../../physics'
import type { Connect } from '../../wire'
import { chanceHere, ownerOfAll } from './owner'
import { thinkHere } from './thinkHere'

/** Begins with the first connection and ends with it. */
export function hostHere(
  keeper: Keeper,
  id: string,
  open: OpenMatch,
  parts: Partial<HostParts> = {},
): Connect {
  return onMessage => {
    const name = freshSeed()
    const basics = { thinker: thinkHere, perform: simulateThrow, chance: chanceHere }
    const host = createHost({ id, open, keeper, name, ...basics, ...parts })
    let isOpen = true
    // As over any carrier: nothing that is sent is heard before the sender has gone on.
    const later = (work: () => void) =>
      queueMicrotask(() => {
        if (isOpen) work()
      })
    const connection = host.connect(ownerOfAll, message => later(() => onMessage(message)))
    host.start()
    return {
      send: message => connection.receive(message),
      close() {
        isOpen = false
        host.close()
      },
    }
  }
}
