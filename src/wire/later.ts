import type { Carrier, Connect } from './link'
import type { FromScreen } from './messages'

/** A connection to a host that has yet to be fetched: what is sent meanwhile waits. */
export function connectLater(fetch: () => Promise<Connect>): Connect {
  return (onMessage, onLost) => {
    let carrier: Carrier | undefined
    let isClosed = false
    const waiting: FromScreen[] = []
    void fetch().then(connect => {
      if (isClosed) return
      carrier = connect(onMessage, onLost)
      for (const message of waiting) carrier.send(message)
    }, onLost)
    return {
      send(message) {
        if (carrier) carrier.send(message)
        else waiting.push(message)
      },
      close() {
        isClosed = true
        carrier?.close()
      },
    }
  }
}
