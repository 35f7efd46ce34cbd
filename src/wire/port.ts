/** Messages over a `MessagePort` or a worker, which have the same three things in the page and in Node. */
import type { Connect } from './link'
import type { FromHost } from './messages'

export interface Port {
  postMessage(message: unknown): void
  onmessage: ((event: { readonly data: unknown }) => void) | null
  close?(): void
}

/** The screen's side. A port is either there or gone: it is never lost on the way. */
export function overPort(port: Port): Connect {
  return onMessage => {
    port.onmessage = ({ data }) => onMessage(data as FromHost)
    return {
      send: message => port.postMessage(message),
      close() {
        port.onmessage = null
        port.close?.()
      },
    }
  }
}
