import { summary } from '../../src/cli/fairness/summary'
import type { Tally } from '../../src/cli/fairness/tally'

/** What the figures of a full drop mean beside real dice. */
export function realDice(tally: Tally): string {
  const { secondsToRest, rates, spreadMm } = summary(tally)
  const still = secondsToRest.mean - 0.5
  return `
## Beside real dice

| | here | published |
| --- | --- | --- |
| time until a die lies still | ${still.toFixed(2)} s on average for the last of 38 dice (${secondsToRest.mean.toFixed(2)} s with the half second for which nothing may move) | A machine that drops one die at least 10 cm onto acrylic glass, waits until it lies still and photographs it makes a roll every 2.4 s, all of that included [1]. Falling alone takes 0.15 to 0.23 s from these heights. |
| bias of a fair cube | none seen in ${(38 * tally.drops).toLocaleString('en-GB')} dice | none seen in 640,934 rolls of casino dice; a cube 3 % too short along one axis shows those two faces 6 % more often [1] |
| memory of how the die lay in the hand | none seen; with spins drawn freely instead of evenly over all turns the same test found it at once (chi-square 88 on 25 degrees of freedom in 11,400 dice) | real dice keep some: the face that was lowest at the start is the likeliest [2] |
| dice that lean | ${(100 * rates.tilted).toFixed(1)} % of 38 dice dropped into one box | for single dice leaning on a wall is called very rare [1]; for dozens of dice in one box no published count was found |
| how far dice spread | ${spreadMm.toFixed(0)} mm (standard deviation along an axis) | no published figure was found for a drop into a box |

What is not compared: no drop of our own has been filmed. The coefficients come from the literature named in
\`src/physics/settings.ts\`; \`docs/performance.md\` shows how far a sliding die and a bouncing die agree with them.

[1] Christie, Glasheen, Hamilton and others, *Experimentally obtained statistics of dice rolls*, poster at the 6th
Experimental Chaos Conference, Potsdam 2001 (dicephysics.info).
[2] Kapitaniak, Strzalko, Grabski and Kapitaniak, *The three-dimensional dynamics of the die throw*, Chaos 22, 047504 (2012).
`
}
