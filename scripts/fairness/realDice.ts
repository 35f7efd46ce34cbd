import { summary } from '../../src/cli/fairness/summary'
import type { Tally } from '../../src/cli/fairness/tally'

/** What the figures mean beside real dice. */
export function realDice(tally: Tally): string {
  const { secondsToRest, rates, spreadMm } = summary(tally)
  return `
## Beside real dice
${secondsToRest.mean.toFixed(2)} ${rates.tilted.toFixed(4)} ${spreadMm.toFixed(1)}
`
}
