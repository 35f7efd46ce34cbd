import { expect, it } from 'vitest'
import { equalChances } from '../src/match/fairness/chiSquare'
import { polyKinds } from '../src/measure'
import { dicePerThrow, samplePoly } from '../src/scenes/open/testing/samplePoly'

const throws = 20

// `npm run measure:poly` counts a hundred times as many; its figures stand in docs/open-table.md.
it.each(polyKinds)('no mark of the %s comes up oftener than chance allows (seed "open d…")', async kind => {
  const { counts, leaning } = await samplePoly(kind, throws, `open ${kind}`)
  expect(leaning).toBeLessThan(throws * dicePerThrow * 0.03)
  expect(equalChances(counts).p).toBeGreaterThan(0.001)
})
