import { createChance } from './chance'
import { createFilter } from './filters'
import { closeLoop, normalise } from './shape'

/**
 * The sea outside: two beds whose lengths have no common measure, so that they never meet in the same way twice. Each
 * is a soft rumble with a hiss that swells and ebbs.
 */
export const seaBeds = [
  { seconds: 11, swells: 1, pan: -0.6 },
  { seconds: 13, swells: 2, pan: 0.6 },
] as const

/** Nothing of it lies above 10 kHz, and half the rate is half the memory. */
export const seaSampleRate = 24_000

const seamSeconds = 1
const pieceSize = 2048

/** Renders a bed piece by piece: all at once would hold up a frame or two. The last value is the loop itself. */
export function* renderSeaBed(index: 0 | 1): Generator<undefined, Float32Array, undefined> {
  const { seconds, swells } = seaBeds[index]
  const loopSize = seconds * seaSampleRate
  const overlap = seamSeconds * seaSampleRate
  const out = new Float32Array(loopSize + overlap)
  const write = createSurf(`sea/${index}`, loopSize / swells)
  for (let at = 0; at < out.length; at += pieceSize) {
    write(out.subarray(at, Math.min(out.length, at + pieceSize)), at)
    yield undefined
  }
  return normalise(closeLoop(out, overlap))
}

/** Writes the next piece of surf, which begins at this sample; a swell takes this many samples. */
function createSurf(seed: string, swellSamples: number): (piece: Float32Array, at: number) => void {
  const chance = createChance(seed)
  const hiss = new Float32Array(pieceSize)
  const filter = (kind: 'low' | 'high', frequency: number) => createFilter(kind, frequency, seaSampleRate)
  const rumbleBand = [filter('high', 40), filter('low', 420)]
  const hissBand = [filter('high', 450), filter('low', 2600)]
  let brown = 0
  return (rumble, at) => {
    for (let i = 0; i < rumble.length; i++) {
      // A walk that leans back to zero: brown noise without its endless wandering.
      brown = brown * 0.985 + chance.noise() * 0.12
      rumble[i] = brown
      hiss[i] = chance.noise()
    }
    for (const { run } of rumbleBand) run(rumble)
    for (const { run } of hissBand) run(hiss)
    for (let i = 0; i < rumble.length; i++) {
      const wave = 0.5 - 0.5 * Math.cos((2 * Math.PI * (at + i)) / swellSamples)
      rumble[i] = rumble[i]! * (0.6 + 0.4 * wave) + hiss[i]! * (0.14 + 0.8 * wave ** 3)
    }
  }
}
