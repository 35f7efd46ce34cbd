// @ts-check
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { findProgram, isProgram, namesIn } from './findProgram.mjs'
import { checkProof, doneSelector, proofLimitMs, proofResult } from './readProofPage.mjs'

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** The small browser that comes with WebKitGTK; distributions put it beside the library's own helpers. */
function findMiniBrowser() {
  const libraries = namesIn('/usr/lib').map(name => `/usr/lib/${name}`)
  return [...libraries, '/usr/lib', '/usr/libexec', '/usr/lib64']
    .flatMap(folder =>
      namesIn(folder)
        .filter(name => name.startsWith('webkit2gtk-') || name.startsWith('webkitgtk-'))
        .map(name => `${folder}/${name}/MiniBrowser`),
    )
    .find(isProgram)
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
      server.close(() => resolve(port))
    })
  })
}

/** @param {number} ms */
const wait = ms => new Promise(resolve => setTimeout(resolve, ms))

/**
 * Starts a screen that nobody sees; the server itself picks a free number and says it.
 *
 * @param {string} xvfb @returns {Promise<{ display: string, child: ChildProcess }>}
 */
function startScreen(xvfb) {
  const child = spawn(xvfb, ['-displayfd', '1', '-screen', '0', '1024x768x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', code => reject(new Error(`Xvfb ended with ${code}`)))
    child.stdout.once('data', text => resolve({ display: `:${String(text).trim()}`, child }))
  })
}

/**
 * Plain WebDriver: one request, one answer.
 *
 * @param {string} address @param {'GET' | 'POST' | 'DELETE'} method @param {unknown} [body] @returns {Promise<any>}
 */
async function ask(address, method, body) {
  const answer = await fetch(address, { method, ...(body !== undefined && { body: JSON.stringify(body) }) })
  const { value } = await answer.json()
  if (!answer.ok) throw new Error(`WebKitWebDriver: ${value?.message ?? value?.error ?? answer.status}`)
  return value
}

/** @param {string} driver */
async function untilReady(driver) {
  for (let tries = 0; tries < 100; tries++) {
    try {
      await ask(`${driver}/status`, 'GET')
      return
    } catch {
      await wait(100)
    }
  }
  throw new Error('WebKitWebDriver does not answer.')
}

/** @param {string} driver @param {string} binary @param {string} proofAddress */
async function measureWith(driver, binary, proofAddress) {
  const { sessionId, capabilities } = await ask(`${driver}/session`, 'POST', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } } },
  })
  const session = `${driver}/session/${sessionId}`
  try {
    /** @param {string} script */
    const evaluate = script =>
      ask(`${session}/execute/sync`, 'POST', { script: `return ${script}`, args: [] })
    await ask(`${session}/url`, 'POST', { url: proofAddress })
    const limit = performance.now() + proofLimitMs
    const isDone = `document.querySelector('${doneSelector}') !== null`
    while (!(await evaluate(isDone))) {
      if (performance.now() > limit) throw new Error('The page was not done in time.')
      await wait(200)
    }
    const throws = checkProof(await evaluate(proofResult))
    return { version: `WebKitGTK ${capabilities.browserVersion}`, throws }
  } finally {
    await ask(session, 'DELETE').catch(() => undefined)
  }
}

/** @type {import('./types').Engine} */
export const webkit = {
  name: 'WebKit',
  needs: 'WebKitWebDriver, its MiniBrowser and Xvfb (Debian: webkit2gtk-driver xvfb)',
  async find() {
    const driverProgram = findProgram(['WebKitWebDriver'])
    const miniBrowser = findMiniBrowser()
    const xvfb = findProgram(['Xvfb'])
    if (!driverProgram || !miniBrowser || !xvfb) return undefined
    return async ({ proofAddress }) => {
      const screen = await startScreen(xvfb)
      const port = await freePort()
      const driver = spawn(driverProgram, [`--port=${port}`], {
        stdio: 'ignore',
        // Without a graphics card WebKit may not composite at all.
        env: { ...process.env, DISPLAY: screen.display, WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
      })
      try {
        await untilReady(`http://127.0.0.1:${port}`)
        return await measureWith(`http://127.0.0.1:${port}`, miniBrowser, proofAddress)
      } finally {
        driver.kill()
        screen.child.removeAllListeners('exit')
        screen.child.kill()
      }
    }
  },
}
