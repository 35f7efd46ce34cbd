/**
 * What ears would say, in numbers: spectrum, decay and loudness of samples. For tests; written apart from the
 * synthesis, so that it can contradict it.
 */

/** Power per frequency bin of the whole sound, padded to a power of two. */
export interface Spectrum {
  readonly power: Float64Array
  /** Hz from one bin to the next. */
  readonly binHz: number
}

export function spectrumOf(samples: Float32Array, sampleRate: number): Spectrum {
  let size = 1
  while (size < samples.length) size *= 2
  const re = new Float64Array(size)
  const im = new Float64Array(size)
  re.set(samples)
  fourier(re, im)
  const power = new Float64Array(size / 2)
  for (let i = 0; i < power.length; i++) power[i] = re[i]! ** 2 + im[i]! ** 2
  return { power, binHz: sampleRate / size }
}

function fourier(re: Float64Array, im: Float64Array): void {
  const size = re.length
  for (let i = 1, j = 0; i < size; i++) {
    let bit = size >> 1
    for (; j & bit; bit >>= 1) j ^= bit
    j ^= bit
    if (i < j) {
      ;[re[i], re[j]] = [re[j]!, re[i]!]
      ;[im[i], im[j]] = [im[j]!, im[i]!]
    }
  }
  for (let half = 1; half < size; half *= 2) {
    for (let k = 0; k < half; k++) {
      const c = Math.cos((-Math.PI * k) / half)
      const s = Math.sin((-Math.PI * k) / half)
      for (let i = k; i < size; i += 2 * half) {
        const j = i + half
        const x = re[j]! * c - im[j]! * s
        const y = re[j]! * s + im[j]! * c
        re[j] = re[i]! - x
        im[j] = im[i]! - y
        re[i]! += x
        im[i]! += y
      }
    }
  }
}

/** Hz: the balance point of the power between 30 Hz and 20 kHz. */
export function centroid(samples: Float32Array, sampleRate: number): number {
  const { power, binHz } = spectrumOf(samples, sampleRate)
  let sum = 0
  let weighted = 0
  for (let i = Math.ceil(30 / binHz); i < power.length && i * binHz < 20_000; i++) {
    sum += power[i]!
    weighted += power[i]! * i * binHz
  }
  return weighted / sum
}

/** Levels in dB of the thirds of an octave from 100 Hz to 12.5 kHz. */
export function thirdOctaves(samples: Float32Array, sampleRate: number): number[] {
  const { power, binHz } = spectrumOf(samples, sampleRate)
  const levels: number[] = []
  for (let band = -10; band <= 11; band++) {
    const centre = 1000 * 2 ** (band / 3)
    let sum = 1e-9
    const to = Math.min(power.length - 1, Math.floor((centre * 2 ** (1 / 6)) / binHz))
    for (let i = Math.ceil((centre * 2 ** (-1 / 6)) / binHz); i <= to; i++) sum += power[i]!
    levels.push(10 * Math.log10(sum))
  }
  return levels
}

/** Mean distance in dB between two sets of levels, once their mean level is taken out. */
export function distance(a: readonly number[], b: readonly number[]): number {
  const mean = a.reduce((sum, level, i) => sum + level - b[i]!, 0) / a.length
  return a.reduce((sum, level, i) => sum + Math.abs(level - b[i]! - mean), 0) / a.length
}

/** Seconds to fall by 60 dB, from the slope of the energy that is still to come between -5 and -35 dB. */
export function decaySeconds(samples: Float32Array, sampleRate: number): number {
  const left = new Float64Array(samples.length)
  let sum = 0
  for (let i = samples.length - 1; i >= 0; i--) {
    sum += samples[i]! ** 2
    left[i] = sum
  }
  const at = (dB: number) => left.findIndex(energy => energy < sum * 10 ** (dB / 10))
  return ((at(-35) - at(-5)) / sampleRate) * 2
}

export function peakOf(samples: Float32Array): number {
  return samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)
}

export function meanOf(samples: Float32Array): number {
  return samples.reduce((sum, sample) => sum + sample, 0) / samples.length
}

/** The K weighting of ITU-R BS.1770: a shelf for the head, a high-pass for the ear. */
export function weighted(samples: Float32Array, sampleRate: number): Float32Array {
  const shelfK = Math.tan((Math.PI * 1681.974) / sampleRate)
  const shelfQ = 0.7071752
  const high = 10 ** (3.99984 / 20)
  const band = high ** 0.4996667741545416
  const a0 = 1 + shelfK / shelfQ + shelfK ** 2
  const shelved = biquad(samples, [
    (high + (band * shelfK) / shelfQ + shelfK ** 2) / a0,
    (2 * (shelfK ** 2 - high)) / a0,
    (high - (band * shelfK) / shelfQ + shelfK ** 2) / a0,
    (2 * (shelfK ** 2 - 1)) / a0,
    (1 - shelfK / shelfQ + shelfK ** 2) / a0,
  ])
  const k = Math.tan((Math.PI * 38.13547) / sampleRate)
  const q = 0.5003270373
  const c0 = 1 + k / q + k * k
  return biquad(shelved, [1, -2, 1, (2 * (k * k - 1)) / c0, (1 - k / q + k * k) / c0])
}

function biquad(samples: Float32Array, [b0, b1, b2, a1, a2]: readonly number[]): Float32Array {
  const out = new Float32Array(samples.length)
  let s1 = 0
  let s2 = 0
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i]!
    const y = b0! * x + s1
    s1 = b1! * x - a1! * y + s2
    s2 = b2! * x - a2! * y
    out[i] = y
  }
  return out
}

/** LKFS of the loudest stretch of this many seconds, on one channel; a shorter sound is followed by silence. */
export function loudness(samples: Float32Array, sampleRate: number, seconds = 0.1): number {
  const heard = weighted(samples, sampleRate)
  const size = Math.round(seconds * sampleRate)
  let sum = 0
  let loudest = 0
  for (let i = 0; i < heard.length; i++) {
    sum += heard[i]! ** 2
    if (i >= size) sum -= heard[i - size]! ** 2
    loudest = Math.max(loudest, sum)
  }
  return -0.691 + 10 * Math.log10(loudest / size)
}
