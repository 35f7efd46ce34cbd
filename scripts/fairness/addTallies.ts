import { createTally, type Tally } from '../../src/cli/fairness/tally'

type Numbers = number | readonly Numbers[] | undefined

/** One tally of several runs of the same kind. */
export function addTallies(tallies: readonly Tally[]): Tally {
  const [first] = tallies
  const total = createTally(first!.kind, first!.dicePerDrop)
  for (const tally of tallies) {
    for (const key of Object.keys(total) as (keyof Tally)[]) {
      if (key === 'kind' || key === 'dicePerDrop' || key === 'previous') continue
      const isExtreme = key === 'longest' || key === 'deepestSink'
      Object.assign(total, {
        [key]: isExtreme ? Math.max(total[key], tally[key]) : added(total[key], tally[key]),
      })
    }
  }
  return total
}

function added(a: Numbers, b: Numbers): Numbers {
  if (typeof a === 'number' && typeof b === 'number') return a + b
  if (Array.isArray(a) && Array.isArray(b)) return a.map((one, index) => added(one, b[index]))
  throw new Error('Tallies of different shapes cannot be added.')
}
