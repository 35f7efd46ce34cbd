// @ts-check
import { join } from 'node:path'
import { build } from 'vite'
import { projectFolder } from '../lib/run.mjs'

/** Packs bench/throwAll.ts and all that it needs, the engine included, into one script. @param {string} folder */
export async function bundleThrows(folder) {
  await build({
    root: projectFolder,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: 'bench/throwAll.ts',
      outDir: folder,
      target: 'node20',
      minify: false,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: 'throwAll.mjs', codeSplitting: false } },
    },
  })
  return join(folder, 'throwAll.mjs')
}
