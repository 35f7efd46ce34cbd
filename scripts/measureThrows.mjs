// @ts-check
/**
 * `npm run measure:throws [count]`: random throws of 1 to 38 dice, 500 a container unless another number is given; each
 * comes to rest, keeps its dice in the world and apart, and falls the same way again. Ends with 1 at a fault.
 */
import { runCounted } from './lib/runCounted.mjs'

runCounted({
  question: 'How many throws a container?',
  usual: 500,
  variable: 'THROWS',
  tool: 'vitest/vitest.mjs',
  args: ['run', 'tests/randomThrows.test.ts'],
})
