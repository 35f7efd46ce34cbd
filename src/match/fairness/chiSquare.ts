/**
 * Pearson's chi-square: how far counts are from what chance would give, and how often chance alone goes that far.
 * Degrees of freedom are always one less than the cells that are free: a test with one too many passes what it
 * should not.
 */
export interface ChiSquare {
  readonly chiSquare: number
  readonly degreesOfFreedom: number
  readonly p: number
}

/** Counts against equal chances. */
export function equalChances(counts: readonly number[]): ChiSquare {
  return givenChances(
    counts,
    counts.map(() => 1 / counts.length),
  )
}

/** Counts against stated chances that sum to 1. */
export function givenChances(counts: readonly number[], chances: readonly number[]): ChiSquare {
  const total = sum(counts)
  let chiSquare = 0
  counts.forEach((count, cell) => {
    const expected = total * chances[cell]!
    if (expected > 0) chiSquare += (count - expected) ** 2 / expected
  })
  return verdict(chiSquare, counts.length - 1)
}

/** Whether rows and columns of a table know nothing of each other; empty rows and columns are left out. */
export function independence(table: readonly (readonly number[])[]): ChiSquare {
  const rows = table.map(sum)
  const columns = (table[0] ?? []).map((_, column) => sum(table.map(row => row[column]!)))
  const total = sum(rows)
  let chiSquare = 0
  table.forEach((row, i) => {
    row.forEach((count, j) => {
      const expected = (rows[i]! * columns[j]!) / total
      if (expected > 0) chiSquare += (count - expected) ** 2 / expected
    })
  })
  const free = (counts: readonly number[]) => counts.filter(count => count > 0).length - 1
  return verdict(chiSquare, free(rows) * free(columns))
}

/**
 * Whether a face shows as evenly over drops as independent dice would make it: the sum over drops of (count - mean)²
 * against what binomial counts give. Dice that agree with each other scatter more, dice that avoid each other less;
 * the square of the standardised sum has one degree of freedom and sees both.
 */
export function dispersion(squares: number, drops: number, diceADrop: number, chance: number): ChiSquare {
  const variance = diceADrop * chance * (1 - chance)
  // Each term has mean 1 and, for a binomial count, this variance (its kurtosis is not quite a normal one's).
  const spread = 2 + (1 - 6 * chance * (1 - chance)) / variance
  return verdict((squares / variance - drops) ** 2 / (drops * spread), 1)
}

function verdict(chiSquare: number, degreesOfFreedom: number): ChiSquare {
  if (degreesOfFreedom < 1) return { chiSquare: 0, degreesOfFreedom: 0, p: 1 }
  return { chiSquare, degreesOfFreedom, p: upperGamma(degreesOfFreedom / 2, chiSquare / 2) }
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** The share of the gamma distribution of shape a above x: a power series below the bulk, a continued fraction above. */
function upperGamma(a: number, x: number): number {
  if (x <= 0) return 1
  const scale = Math.exp(a * Math.log(x) - x - logGamma(a))
  return x < a + 1 ? 1 - scale * lowerSeries(a, x) : scale * upperFraction(a, x)
}

const relativeEnd = 1e-15

function lowerSeries(a: number, x: number): number {
  let term = 1 / a
  let total = term
  for (let n = 1; term > total * relativeEnd; n++) {
    term *= x / (a + n)
    total += term
  }
  return total
}

/** Lentz's way of evaluating a continued fraction from the front. */
function upperFraction(a: number, x: number): number {
  const tiny = 1e-300
  let b = x + 1 - a
  let c = 1 / tiny
  let d = 1 / b
  let value = d
  for (let n = 1; n < 100_000; n++) {
    const step = n * (a - n)
    b += 2
    d = 1 / nonZero(step * d + b, tiny)
    c = nonZero(b + step / c, tiny)
    const factor = c * d
    value *= factor
    if (Math.abs(factor - 1) < relativeEnd) break
  }
  return value
}

const nonZero = (value: number, tiny: number) => (Math.abs(value) < tiny ? tiny : value)

/** Stirling's series, after the argument has been raised above 10 by Γ(x + 1) = x Γ(x). */
function logGamma(x: number): number {
  let shift = 0
  let y = x
  while (y < 10) {
    shift -= Math.log(y)
    y += 1
  }
  const r = 1 / (y * y)
  const series = (1 / 12 - r * (1 / 360 - r * (1 / 1260 - r / 1680))) / y
  return shift + (y - 0.5) * Math.log(y) - y + Math.log(2 * Math.PI) / 2 + series
}
