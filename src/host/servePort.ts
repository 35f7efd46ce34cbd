import type { Port } from '../wire'
import type { ScreenWish } from './createConnection'
import type { Host } from './createHost'

/** A screen at the other end of a port. Returns a function that lets it go. */
export function servePort(host: Host, wish: ScreenWish, port: Port): () => void {
  const connection = host.connect(wish, message => port.postMessage(message))
  port.onmessage = ({ data }) => connection.receive(data)
  return () => {
    port.onmessage = null
    connection.close()
  }
}
