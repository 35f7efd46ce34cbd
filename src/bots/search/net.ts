/**
 * A small learned judgement: from what can be counted about each seat to how likely it wins. One hidden layer looks at
 * every seat alike; the chances of all seats together make 1.
 */
export interface Net {
  readonly inputs: number
  readonly hidden: number
  /** What each input adds to every hidden unit, input by input; then the bias of every unit. */
  readonly columns: Float64Array
  /** What each unit adds, and the last bias. */
  readonly out: Float64Array
}

export function weightCount(inputs: number, hidden: number): number {
  return hidden * (inputs + 1) + hidden + 1
}

/** From the text that training wrote. */
export function netOf(inputs: number, hidden: number, text: string): Net {
  return netFrom(inputs, hidden, text.split(/\s+/).filter(Boolean).map(Number))
}

/** Of each hidden unit its inputs and its bias, then what each unit adds and the last bias. */
export function netFrom(inputs: number, hidden: number, weights: ArrayLike<number>): Net {
  if (weights.length !== weightCount(inputs, hidden)) {
    throw new RangeError(`${weights.length} weights, not ${weightCount(inputs, hidden)}`)
  }
  const columns = new Float64Array(hidden * (inputs + 1))
  for (let unit = 0; unit < hidden; unit++)
    for (let input = 0; input <= inputs; input++)
      columns[input * hidden + unit] = weights[unit * (inputs + 1) + input]!
  return { inputs, hidden, columns, out: Float64Array.from(weights).slice(hidden * (inputs + 1)) }
}

/** The standing of one seat; only differences between seats mean anything. */
export function standingBy(net: Net, features: readonly number[]): number {
  return sumOf(net, added(net, 0, features, biasOf(net)))
}

/** The standings of several that begin with the same features, which are weighed once for all of them. */
export function standingsBy(
  net: Net,
  shared: readonly number[],
  each: readonly (readonly number[])[],
): number[] {
  const base = added(net, 0, shared, biasOf(net))
  return each.map(one => sumOf(net, added(net, shared.length, one, base.slice())))
}

function biasOf({ columns, inputs, hidden }: Net): Float64Array {
  return columns.slice(inputs * hidden)
}

/** Adds to every unit what these features bring; many of them are 0 and bring nothing. */
function added(
  { columns, hidden }: Net,
  from: number,
  features: readonly number[],
  units: Float64Array,
): Float64Array {
  for (let index = 0; index < features.length; index++) {
    const value = features[index]!
    if (value === 0) continue
    const column = (from + index) * hidden
    for (let unit = 0; unit < hidden; unit++) units[unit]! += columns[column + unit]! * value
  }
  return units
}

function sumOf({ out, hidden }: Net, units: Float64Array): number {
  let sum = out[hidden]!
  for (let unit = 0; unit < hidden; unit++) if (units[unit]! > 0) sum += units[unit]! * out[unit]!
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
