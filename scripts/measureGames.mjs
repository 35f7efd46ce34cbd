// @ts-check
/**
 * `npm run measure:games [count]`: whole random games of Rattle Battle, 2,000 of them unless another number is given,
 * each state checked; prints how many games, moves and events of each rule there were. Ends with 1 at a fault.
 */
import { runCounted } from './lib/runCounted.mjs'

runCounted({
  question: 'How many games?',
  usual: 2000,
  variable: 'GAMES',
  tool: 'vitest/vitest.mjs',
  args: ['run', 'tests/rattleBattlePlayouts.test.ts'],
})
