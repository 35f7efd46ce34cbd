/** Serves the page for model makers from its sources: every model beside its budget, and every die turning. */
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { assets } from '../assets'
import { projectRoot, readManifest } from '../lib/manifest'
import { modelFacts } from './modelFacts'

/** `import { models } from 'seabox:models'`. */
const facts: Plugin = {
  name: 'seabox:models',
  resolveId: { filter: { id: /^seabox:models$/ }, handler: () => '\0seabox:models' },
  load: {
    filter: { id: /seabox:models$/ },
    handler: () => `export const models = ${JSON.stringify(modelFacts(assets, readManifest()))}`,
  },
}

/** Port 0 takes any free one. */
export async function serveModels(port: number): Promise<ViteDevServer> {
  const server = await createServer({
    configFile: false,
    root: join(projectRoot, 'models/view'),
    publicDir: join(projectRoot, 'public'),
    cacheDir: join(projectRoot, 'node_modules/.vite-models'),
    plugins: [react(), facts],
    server: { fs: { allow: [projectRoot] }, port },
  })
  return server.listen()
}
