// @ts-check
/** `npm run measure:clicking [acts]`: clicks at random on every page and at every table, 10,000 times unless told otherwise. */
import { runCounted } from './lib/runCounted.mjs'

runCounted({
  question: 'How many acts?',
  usual: 10_000,
  variable: 'CLICKING_ACTS',
  tool: '@playwright/test/cli.js',
  args: ['test', '--config', 'playwright.journeys.config.ts', 'clicking'],
})
