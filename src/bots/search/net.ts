/**
 * A small learned judgement: from what can be counted about each seat to how likely it wins. One hidden layer looks at
 * every seat alike; the chances of all seats together make 1.
 */
export interface Net {
  readonly inputs: number
  readonly hidden: number
  /** Of each hidden unit its inputs and its bias, then what each unit adds and the last bias; see `weightCount`. */
  readonly weights: readonly number[]
}

export function weightCount(inputs: number, hidden: number): number {
  return hidden * (inputs + 1) + hidden + 1
}

/** From the text that training wrote. */
export function netOf(inputs: number, hidden: number, text: string): Net {
  const weights = text.split(/\s+/).filter(Boolean).map(Number)
  if (weights.length !== weightCount(inputs, hidden)) {
    throw new RangeError(`${weights.length} weights, not ${weightCount(inputs, hidden)}`)
  }
  return { inputs, hidden, weights }
}

/** The standing of one seat; only differences between seats mean anything. */
export function standingBy({ inputs, hidden, weights }: Net, features: readonly number[]): number {
  const out = hidden * (inputs + 1)
  let sum = weights[out + hidden]!
  for (let unit = 0; unit < hidden; unit++) {
    const row = unit * (inputs + 1)
    let value = weights[row + inputs]!
    for (let index = 0; index < inputs; index++) value += weights[row + index]! * features[index]!
    if (value > 0) sum += value * weights[out + unit]!
  }
  return sum
}

/** How likely each seat wins, by the features of all. */
export function chancesBy(net: Net, features: readonly (readonly number[])[]): readonly number[] {
  return sharesOf(features.map(one => standingBy(net, one)))
}

/** Standings as shares of 1: one that is higher by 1 is e times as likely. */
export function sharesOf(standings: readonly number[]): readonly number[] {
  const best = Math.max(...standings)
  const parts = standings.map(one => Math.exp(one - best))
  const all = parts.reduce((sum, one) => sum + one, 0)
  return parts.map(one => one / all)
}
