// @ts-check

const portsTried = 50

/**
 * @param {import('node:http').Server} server @param {number} port @param {string} host
 * @returns {Promise<NodeJS.ErrnoException | undefined>} why it could not listen
 */
function tryListen(server, port, host) {
  return new Promise(resolve => {
    server.once('error', resolve)
    server.listen({ port, host, exclusive: true }, () => {
      server.off('error', resolve)
      resolve(undefined)
    })
  })
}

/** @param {import('node:http').Server} server */
const close = server => new Promise(resolve => server.close(resolve))

/**
 * Listens on the first free port from the given one on, 0 for any, on both loopback addresses: a browser may take
 * `localhost` for either, and would meet somebody else's page on the one we left free.
 *
 * @param {() => import('node:http').Server} create @param {number} firstPort
 * @param {boolean} [isOpen] for the whole local network, not for this machine alone
 */
export async function listen(create, firstPort, isOpen = false) {
  for (let tried = 0; tried < portsTried; tried++) {
    const v4 = create()
    const refused = await tryListen(
      v4,
      firstPort === 0 ? 0 : firstPort + tried,
      isOpen ? '0.0.0.0' : '127.0.0.1',
    )
    if (refused) {
      if (refused.code === 'EADDRINUSE' || refused.code === 'EACCES') continue
      throw refused
    }
    const { port } = /** @type {import('node:net').AddressInfo} */ (v4.address())
    const v6 = create()
    const refusedV6 = await tryListen(v6, port, '::1')
    if (refusedV6?.code === 'EADDRINUSE') {
      await close(v4)
      continue
    }
    // Any other refusal means that this machine has no IPv6.
    const servers = refusedV6 ? [v4] : [v4, v6]
    return { port, servers, close: () => Promise.all(servers.map(close)) }
  }
  return undefined
}
