/** Second-order filters and resonators on arrays of samples, in place. Frequencies in Hz, times in seconds. */

interface Coefficients {
  readonly b0: number
  readonly b1: number
  readonly b2: number
  readonly a1: number
  readonly a2: number
}

const flat = Math.SQRT1_2
/** Above this share of the sample rate a filter has no effect worth its time and its formula breaks down. */
const highestShare = 0.47

function design(kind: 'low' | 'high' | 'band', frequency: number, rate: number, q: number): Coefficients {
  const turn = 2 * Math.PI * Math.min(frequency, rate * highestShare) * (1 / rate)
  const cos = Math.cos(turn)
  const alpha = Math.sin(turn) / (2 * q)
  const a0 = 1 + alpha
  const a1 = (-2 * cos) / a0
  const a2 = (1 - alpha) / a0
  if (kind === 'band') return { b0: alpha / a0, b1: 0, b2: -alpha / a0, a1, a2 }
  const b1 = (kind === 'low' ? 1 - cos : -1 - cos) / a0
  const b0 = Math.abs(b1) / 2
  return { b0, b1, b2: b0, a1, a2 }
}

/** A filter that remembers its state from call to call, so that long sounds can be made piece by piece. */
export interface Filter {
  run(samples: Float32Array): void
  /** Moves the corner without a click. */
  tune(frequency: number): void
}

export function createFilter(
  kind: 'low' | 'high' | 'band',
  frequency: number,
  sampleRate: number,
  q = flat,
): Filter {
  let shape = design(kind, frequency, sampleRate, q)
  let s1 = 0
  let s2 = 0
  return {
    run(samples) {
      const { b0, b1, b2, a1, a2 } = shape
      // Locals, because variables shared between functions cost three times as much.
      let t1 = s1
      let t2 = s2
      for (let i = 0; i < samples.length; i++) {
        const x = samples[i]!
        const y = b0 * x + t1
        t1 = b1 * x - a1 * y + t2
        t2 = b2 * x - a2 * y
        samples[i] = y
      }
      s1 = t1
      s2 = t2
    },
    tune(next) {
      shape = design(kind, next, sampleRate, q)
    },
  }
}

export function lowPass(samples: Float32Array, frequency: number, sampleRate: number): void {
  createFilter('low', frequency, sampleRate).run(samples)
}

export function highPass(samples: Float32Array, frequency: number, sampleRate: number): void {
  createFilter('high', frequency, sampleRate).run(samples)
}

export function bandPass(samples: Float32Array, frequency: number, q: number, sampleRate: number): void {
  createFilter('band', frequency, sampleRate, q).run(samples)
}

/** One way in which a struck thing rings. `t60`: seconds until it is 60 dB weaker. */
export interface Mode {
  readonly frequency: number
  readonly gain: number
  readonly t60: number
}

/** ln 1000: by this many times e a sound falls in its T60. */
export const decades60 = 6.908

/**
 * Adds a mode struck by `force`. It is driven by the difference of forces two samples apart, which lets nothing
 * through at 0 Hz; a force of unit area makes a ring of twice `gain`.
 */
export function addMode(
  out: Float32Array,
  force: Float32Array,
  { frequency, gain, t60 }: Mode,
  sampleRate: number,
): void {
  if (frequency >= sampleRate * highestShare) return
  const turn = (2 * Math.PI * frequency) / sampleRate
  const shrink = Math.exp(-decades60 / (t60 * sampleRate))
  const c1 = 2 * shrink * Math.cos(turn)
  const c2 = shrink * shrink
  const drive = gain
  // 75 dB down nothing of it can be heard any more.
  const end = Math.min(out.length, force.length + Math.ceil(1.25 * t60 * sampleRate))
  let y1 = 0
  let y2 = 0
  for (let n = 0; n < end; n++) {
    const push = (n < force.length ? force[n]! : 0) - (n >= 2 && n - 2 < force.length ? force[n - 2]! : 0)
    const y = drive * push + c1 * y1 - c2 * y2
    y2 = y1
    y1 = y
    out[n]! += y
  }
}
