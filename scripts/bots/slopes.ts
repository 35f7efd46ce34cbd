/** One player at a table: how often each weight was doubled (a half: once is 1), and the points made. */
export interface Trial {
  readonly doublings: readonly number[]
  readonly points: number
}

export interface Slope {
  /** Points for each doubling. */
  readonly points: number
  /** Half the width of its 95 % interval. */
  readonly within: number
}

/** What a doubling of each weight was worth: every player against the mean of the own table. */
export function slopesOf(tables: readonly (readonly Trial[])[]): readonly Slope[] {
  const weights = tables[0]![0]!.doublings.keys()
  return [...weights].map(weight => {
    const pairs = tables.flatMap(table => {
      const x = centred(table.map(({ doublings }) => doublings[weight]!))
      const y = centred(table.map(({ points }) => points))
      return x.map((one, seat) => [one, y[seat]!] as const)
    })
    const spread = pairs.reduce((sum, [x]) => sum + x * x, 0)
    const points = pairs.reduce((sum, [x, y]) => sum + x * y, 0) / spread
    // A table with one mean has one freedom less.
    const free = pairs.length - tables.length - 1
    const variance = pairs.reduce((sum, [x, y]) => sum + (y - points * x) ** 2, 0) / free
    return { points, within: 1.96 * Math.sqrt(variance / spread) }
  })
}

function centred(list: readonly number[]): readonly number[] {
  const mean = list.reduce((sum, one) => sum + one, 0) / list.length
  return list.map(one => one - mean)
}
