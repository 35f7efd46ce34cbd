import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.ts',
      'src/**/*.test.tsx',
      'tests/**/*.test.ts',
      'models/**/*.test.ts',
      'scripts/**/*.test.mjs',
      'scripts/**/*.test.ts',
    ],
    // Physics tests drop thousands of dice; the figure is a guard against a hang, not a speed limit.
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
})
