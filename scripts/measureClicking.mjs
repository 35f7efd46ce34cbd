// @ts-check
/** `npm run measure:clicking [seconds]`: clicks at random on every page and at every table, ten minutes unless told otherwise. */
import { runCounted } from './lib/runCounted.mjs'

runCounted({
  question: 'For how many seconds?',
  usual: 600,
  variable: 'CLICKING_SECONDS',
  tool: '@playwright/test/cli.js',
  args: ['test', 'clicking'],
})
