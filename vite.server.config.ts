import { defineConfig } from 'vite'

/** The rooms of the server and their threads, with everything they need in them: they run where nothing is installed. */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist-server',
    emptyOutDir: true,
    sourcemap: false,
    minify: false,
    license: { fileName: 'licences.txt' },
    rolldownOptions: {
      input: { rooms: 'src/server/index.ts', threadWorker: 'src/server/threadWorker.ts' },
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
})
