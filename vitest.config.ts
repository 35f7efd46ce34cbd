import { defineConfig } from 'vitest/config'
import { vitestStallReporter } from './scripts/lib/stallReporters.mjs'
import { fairnessSample } from './scripts/vite/fairnessSample.ts'
import { gameFacts } from './scripts/vite/gameFacts.ts'
import { rulebooks } from './scripts/vite/rulebooks.ts'

const usual = {
  // Loading and compiling everything again for each file would take longer than the tests: what one file leaves behind,
  // the next one finds.
  pool: 'threads',
  isolate: false,
  // A test is never wrong for being slow: a run ends when nothing is reported any more.
  testTimeout: 0,
  hookTimeout: 0,
} as const

const alone = ['src/physics/worldsAreFreed.test.ts', 'scripts/lib/run.test.mjs']

/** Where `npm test` wants to read what came of it. */
const report = process.env.SEABOX_UNIT_REPORT
const json: [string, Record<string, unknown>][] = report ? [['json', { outputFile: report }]] : []

export default defineConfig({
  test: {
    // By default one processor is left idle, which is half of a small machine.
    maxWorkers: '100%',
    reporters: ['default', vitestStallReporter(), ...json],
    projects: [
      {
        test: {
          name: 'node',
          include: [
            'src/**/*.test.ts',
            'tests/**/*.test.ts',
            'models/**/*.test.ts',
            'scripts/**/*.test.mjs',
            'scripts/**/*.test.ts',
          ],
          setupFiles: ['src/match/allGames.ts'],
          exclude: alone,
          ...usual,
        },
      },
      // One watches the engine while it is loaded, so no other file may have loaded it before; one ends processes.
      { test: { name: 'alone', include: alone, ...usual, pool: 'forks', isolate: true } },
      {
        // Components of the page, in a document without a browser.
        plugins: [gameFacts(), fairnessSample(), rulebooks()],
        test: {
          name: 'components',
          sequence: { groupOrder: 1 },
          include: ['src/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: ['src/match/allGames.ts', 'src/ui/testing/setup.ts'],
          ...usual,
        },
      },
    ],
  },
})
