import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { fairnessSample } from './scripts/vite/fairnessSample.ts'
import { gameFacts } from './scripts/vite/gameFacts.ts'
import { rapierWasm } from './scripts/vite/rapierWasm.ts'
import { rulebooks } from './scripts/vite/rulebooks.ts'
import { serviceWorker } from './scripts/vite/serviceWorker.ts'
import { withoutPhotographs } from './scripts/vite/withoutPhotographs.ts'

const modules = (names: string) => new RegExp(`[\\\\/]node_modules[\\\\/](${names})[\\\\/]`)

export default defineConfig({
  plugins: [
    react(),
    rapierWasm(),
    gameFacts(),
    fairnessSample(),
    rulebooks(),
    withoutPhotographs(),
    serviceWorker(),
  ],
  worker: { format: 'es', plugins: () => [rapierWasm()] },
  build: {
    target: 'es2023',
    sourcemap: false,
    modulePreload: { polyfill: false },
    // Small files as data: addresses would need holes in the Content-Security-Policy.
    assetsInlineLimit: 0,
    // Three, as @react-three/fiber registers all of it, is 743 kB in one piece.
    // The licences of all that ends up in the bundle, as most of them ask to be handed on.
    license: { fileName: 'licences.txt' },
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      input: ['index.html', 'proof.html'],
      // A game's rules are pure, so a page that takes one table from public.ts loads that table and not the rules.
      treeshake: { moduleSideEffects: [{ test: /[\\/]src[\\/]rules[\\/][^\\/]+[\\/]/, sideEffects: false }] },
      output: {
        codeSplitting: {
          // The lobby needs the first group only; the others load behind it.
          groups: [
            { name: 'react', test: modules('react|react-dom|scheduler|zustand|valibot'), priority: 3 },
            { name: 'rapier', test: modules('@dimforge'), priority: 3 },
            { name: 'three', test: modules('three'), priority: 2 },
            { name: 'table', test: modules('@react-three[\\\\/]fiber'), priority: 1 },
          ],
        },
      },
    },
  },
})
