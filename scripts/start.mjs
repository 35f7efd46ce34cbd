// @ts-check
import { requireNode } from './lib/requireNode.mjs'

requireNode()

// Imported late, so that an old Node has read nothing it cannot understand before it is told so.
Promise.all([
  import('./lib/install.mjs'),
  import('./lib/plainError.mjs'),
  import('./build.mjs'),
  import('./serve.mjs'),
]).then(([{ installMissing }, { endWith }, { buildMissing }, { readKiosk, readPort, readRooms, serve }]) => {
  const start = async () => {
    const args = process.argv.slice(2)
    const [port, kiosk, rooms] = [readPort(args), readKiosk(args), readRooms(args)]
    await installMissing(console.log)
    await buildMissing(console.log)
    await serve(port, kiosk, rooms)
  }
  start().catch(endWith)
})
