/**
 * Sine, cosine and their inverses from nothing but + - * / and square roots, so that every engine computes the same
 * bits: `Math.sin` and its kin may differ in the last place from one browser to the next, and rules and throws must not.
 */

const radiansPerDegree = Math.PI / 180

/** Coefficients of the Taylor series in x², lowest power first, long enough for 1e-17 up to 45 degrees. */
const sineSeries = [
  1,
  -1 / 6,
  1 / 120,
  -1 / 5040,
  1 / 362880,
  -1 / 39916800,
  1 / 6227020800,
  -1 / 1307674368000,
]
const cosineSeries = [
  1,
  -1 / 2,
  1 / 24,
  -1 / 720,
  1 / 40320,
  -1 / 3628800,
  1 / 479001600,
  -1 / 87178291200,
  1 / 20922789888000,
]
/** 1, -1/3, 1/5, …: enough for arguments up to 0.1. */
const arctangentSeries = [1, -1 / 3, 1 / 5, -1 / 7, 1 / 9, -1 / 11, 1 / 13, -1 / 15]

function polynomial(coefficients: readonly number[], x: number): number {
  let sum = 0
  for (let i = coefficients.length - 1; i >= 0; i--) sum = sum * x + coefficients[i]!
  return sum
}

/** Sine of an angle of 0 to 90 degrees. */
function sineOfQuadrant(degrees: number): number {
  // One value for both sine and cosine of 45 degrees keeps a diagonal die symmetric to the last bit.
  if (degrees === 45) return Math.SQRT1_2
  if (degrees > 45) {
    const x = (90 - degrees) * radiansPerDegree
    return polynomial(cosineSeries, x * x)
  }
  const x = degrees * radiansPerDegree
  return x * polynomial(sineSeries, x * x)
}

export function sinDeg(degrees: number): number {
  const turned = degrees - 360 * Math.floor(degrees / 360)
  const half = turned >= 180 ? turned - 180 : turned
  const sine = sineOfQuadrant(half > 90 ? 180 - half : half)
  // Adding zero turns -0 into 0.
  return (turned >= 180 ? -sine : sine) + 0
}

export function cosDeg(degrees: number): number {
  const turned = degrees - 360 * Math.floor(degrees / 360)
  const half = turned > 180 ? 360 - turned : turned
  return half > 90 ? -sineOfQuadrant(half - 90) : sineOfQuadrant(90 - half)
}

/** Arctangent of a ratio of 0 to 1. */
function arctangent(ratio: number): number {
  // Three times half the angle brings the argument below 0.1.
  let t = ratio
  for (let i = 0; i < 3; i++) t = t / (1 + Math.sqrt(1 + t * t))
  return (8 * t * polynomial(arctangentSeries, t * t)) / radiansPerDegree
}

/** The direction of the vector (x, y) in degrees, above -180 up to 180; 0 for the zero vector. */
export function atan2Deg(y: number, x: number): number {
  const across = Math.abs(x)
  const up = Math.abs(y)
  if (across === 0 && up === 0) return 0
  const steep = up > across
  const low = arctangent(steep ? across / up : up / across)
  const first = steep ? 90 - low : low
  const upper = x < 0 ? 180 - first : first
  return y < 0 ? -upper : upper
}

/** The angle of 0 to 180 degrees with this cosine; what rounding has pushed beyond ±1 counts as ±1. */
export function acosDeg(cosine: number): number {
  const clamped = Math.min(1, Math.max(-1, cosine))
  return atan2Deg(Math.sqrt((1 - clamped) * (1 + clamped)), clamped)
}
