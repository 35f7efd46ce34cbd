import type { LuckTold } from '../../src/match/fairness/luckTold'

/** A match with the luck of its seats and how it ended. */
export interface Measured {
  readonly luck: LuckTold
  readonly winners: readonly number[]
  readonly totals: readonly number[]
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const mean = (numbers: readonly number[]) => sum(numbers) / Math.max(1, numbers.length)
const errorOf = (numbers: readonly number[]) => {
  const middle = mean(numbers)
  return Math.sqrt(sum(numbers.map(number => (number - middle) ** 2)) / (numbers.length - 1) / numbers.length)
}

export interface Honesty {
  /** Of 100 other falls so many are worse, on average over matches; 50 if luck is honest. */
  readonly rank: number
  readonly rankError: number
  /** Points of luck a seat and match; 0 if luck is honest. */
  readonly points: number
  readonly pointsError: number
  /** In so many matches the luckiest seat won or shared the victory. */
  readonly luckiestWon: number
  readonly matches: number
  /** What chance would give: shared victories count for all who share them. */
  readonly byChance: number
  readonly correlation: number
}

/** Seats of a match share its dice, so matches are what counts, not seats. */
export function honestyOf(measured: readonly Measured[]): Honesty {
  const ranks = measured.map(({ luck }) => mean(luck.seats.map(({ better }) => better)))
  const points = measured.map(({ luck }) => mean(luck.seats.map(seat => seat.points)))
  const luckiest = measured.map(({ luck, winners }) => {
    const best = Math.max(...luck.seats.map(seat => seat.points))
    return winners.includes(luck.seats.findIndex(seat => seat.points === best))
  })
  const pairs = measured.flatMap(({ luck, totals }) => {
    const [luckMean, totalMean] = [mean(luck.seats.map(seat => seat.points)), mean(totals)]
    return luck.seats.map(({ seat, points: own }) => [own - luckMean, totals[seat]! - totalMean] as const)
  })
  const product = sum(pairs.map(([a, b]) => a * b))
  const size = Math.sqrt(sum(pairs.map(([a]) => a * a)) * sum(pairs.map(([, b]) => b * b)))
  return {
    rank: mean(ranks),
    rankError: errorOf(ranks),
    points: mean(points),
    pointsError: errorOf(points),
    luckiestWon: luckiest.filter(Boolean).length,
    matches: measured.length,
    byChance: sum(measured.map(({ luck, winners }) => winners.length / luck.seats.length)),
    correlation: product / size,
  }
}

export function pageOf(
  measured: readonly Measured[],
  { others, players }: { readonly others: number; readonly players: number },
): string {
  const { rank, rankError, points, pointsError, luckiestWon, matches, byChance, correlation } =
    honestyOf(measured)
  const throws = sum(measured.map(({ luck }) => luck.throws.length))
  // Wins of the luckiest against a coin with the chance of a seat.
  const chance = byChance / matches
  const deviations = (luckiestWon - byChance) / Math.sqrt(matches * chance * (1 - chance))
  return `# Is the luck that Seabox tells honest?

After a match of Rattle Battle the page “Your dice tonight” holds every drop against other falls of the same dice: the same
Ships, the same hand, other seeds, carried through with the fist as the rules ask. A computer player says what the Sea
promises each seat after each fall, in victory points (\`src/bots/rattle-battle/dropWorth.ts\`). From that follow the rank
of the drop among the others and the points that it brought beyond their mean, both with their standard errors. During a
match nothing of it is told. The other games have no weighing of throws yet, and decisions are not weighed.

\`npm run measure:luck\` plays matches of equal computers (${players} players, level solid, seeds “measured luck n”) and asks
whether this is honest. Here each drop was held against ${others} others; the page takes 200.

| question | measured | if luck is honest |
|---|---|---|
| matches, drops | ${matches}, ${throws} | |
| so many of 100 other falls were worse | ${rank.toFixed(1)} ± ${rankError.toFixed(1)} | 50 |
| points of luck, a seat and match | ${points.toFixed(3)} ± ${pointsError.toFixed(3)} | 0 |
| the luckiest seat won | ${luckiestWon} of ${matches} | more than the ${byChance.toFixed(1)} of chance: ${deviations.toFixed(1)} standard deviations |
| correlation of luck with the final score, within a match | ${correlation.toFixed(2)} | above 0 |
`
}
