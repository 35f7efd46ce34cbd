/** Builds the pages with somebody else's dice and serves them just as `npm start` serves ours: packed with brotli. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { buildMissing, builtFolder } from '../../scripts/build.mjs'
import { compressFolder } from '../../scripts/lib/compress.mjs'
import { projectFolder } from '../../scripts/lib/run.mjs'
import { createServer } from '../../scripts/server/createServer.mjs'

const sitesFolder = join(projectFolder, 'bench/page/sites')
const diceBoxAssets = join(projectFolder, 'bench/node_modules/@3d-dice/dice-box/dist/assets')

export interface Sites {
  /** Addresses without a closing slash. */
  readonly ours: string
  readonly peers: string
  close(): void
}

async function listen(folder: string): Promise<Server> {
  const server = createServer(folder)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return server
}

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

export async function serveSites(say: (line: string) => void): Promise<Sites> {
  await buildMissing(say)
  say('Building the pages of the peers …')
  const folder = mkdtempSync(join(tmpdir(), 'seabox-peers-'))
  await build({
    configFile: false,
    root: sitesFolder,
    logLevel: 'error',
    plugins: [react()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2023',
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        input: ['start', 'emptyScene', 'diceBox', 'diceBoxThreejs'].map(name =>
          join(sitesFolder, `${name}.html`),
        ),
      },
    },
  })
  cpSync(diceBoxAssets, join(folder, 'assets'), { recursive: true })
  await compressFolder(folder)
  const servers = [await listen(builtFolder), await listen(folder)] as const
  return {
    ours: addressOf(servers[0]),
    peers: addressOf(servers[1]),
    close() {
      for (const server of servers) server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
