import { weightCount } from '../../src/bots/search'
import type { Random } from '../../src/rules/random'

/** A position: what is counted about each seat, and the share of the win that each of them had in the end. */
export interface Sample {
  readonly features: readonly (readonly number[])[]
  readonly shares: readonly number[]
}

export interface Fit {
  readonly inputs: number
  readonly hidden: number
  readonly epochs: number
  readonly random: Random
}

/** Samples that are looked at before the weights move. */
const batch = 64
/** Adam, with the constants of its paper (Kingma and Ba, 2015). */
const [rate, keepMean, keepSquare, tiny] = [0.003, 0.9, 0.999, 1e-8]
/** How hard large weights are pulled back. */
const decay = 1e-4

/** Weights for `netOf`, found by descending the surprise at who won. */
export function fitWeights(
  samples: readonly Sample[],
  { inputs, hidden, epochs, random }: Fit,
): Float64Array {
  const count = weightCount(inputs, hidden)
  const out = hidden * (inputs + 1)
  const weights = Float64Array.from({ length: count }, (_, index) =>
    index < out ? random.normal() * Math.sqrt(2 / inputs) * 0.5 : random.normal() * 0.1,
  )
  const means = new Float64Array(count)
  const squares = new Float64Array(count)
  const slopes = new Float64Array(count)
  let step = 0
  for (let epoch = 0; epoch < epochs; epoch++) {
    const order = random.shuffled([...samples.keys()])
    const pace = rate * (1 - (0.9 * epoch) / epochs)
    for (let from = 0; from < order.length; from += batch) {
      slopes.fill(0)
      const some = order.slice(from, from + batch)
      for (const index of some) addSlopes(samples[index]!, weights, slopes, inputs, hidden)
      step++
      for (let index = 0; index < count; index++) {
        const slope = slopes[index]! / some.length + decay * weights[index]!
        means[index] = keepMean * means[index]! + (1 - keepMean) * slope
        squares[index] = keepSquare * squares[index]! + (1 - keepSquare) * slope * slope
        const mean = means[index]! / (1 - keepMean ** step)
        const square = squares[index]! / (1 - keepSquare ** step)
        weights[index]! -= (pace * mean) / (Math.sqrt(square) + tiny)
      }
    }
  }
  return weights
}

function addSlopes(
  { features, shares }: Sample,
  weights: Float64Array,
  slopes: Float64Array,
  inputs: number,
  hidden: number,
): void {
  const out = hidden * (inputs + 1)
  const units = features.map(() => new Float64Array(hidden))
  const standings = features.map((seat, index) => {
    let sum = weights[out + hidden]!
    for (let unit = 0; unit < hidden; unit++) {
      const row = unit * (inputs + 1)
      let value = weights[row + inputs]!
      for (let n = 0; n < inputs; n++) value += weights[row + n]! * seat[n]!
      units[index]![unit] = value > 0 ? value : 0
      if (value > 0) sum += value * weights[out + unit]!
    }
    return sum
  })
  const best = Math.max(...standings)
  const parts = standings.map(one => Math.exp(one - best))
  const all = parts.reduce((a, b) => a + b, 0)
  features.forEach((seat, index) => {
    const error = parts[index]! / all - shares[index]!
    slopes[out + hidden]! += error
    for (let unit = 0; unit < hidden; unit++) {
      const value = units[index]![unit]!
      if (value <= 0) continue
      slopes[out + unit]! += error * value
      const back = error * weights[out + unit]!
      const row = unit * (inputs + 1)
      for (let n = 0; n < inputs; n++) slopes[row + n]! += back * seat[n]!
      slopes[row + inputs]! += back
    }
  })
}
