/** `npm run models:view`: every model beside its budget, and every die turning, in a page for model makers. */
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer, type Plugin } from 'vite'
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

const server = await createServer({
  configFile: false,
  root: join(projectRoot, 'models/view'),
  publicDir: join(projectRoot, 'public'),
  cacheDir: join(projectRoot, 'node_modules/.vite-models'),
  plugins: [react(), facts],
  server: { fs: { allow: [projectRoot] }, port: Number(process.env.PORT ?? 5180) },
})
await server.listen()
server.printUrls()
