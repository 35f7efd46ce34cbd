/** What all finished sounds have in common: their peak, their end, and no constant part. */

export const peakLevel = 0.9
const fadeSeconds = 0.002

/** Brings the loudest sample to `peakLevel`. */
export function normalise(samples: Float32Array): Float32Array {
  let peak = 0
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample))
  // A hair below: rounding to 32 bits may go up.
  const scale = peak > 0 ? (peakLevel * 0.9999) / peak : 0
  for (let i = 0; i < samples.length; i++) samples[i]! *= scale
  return samples
}

/** Brings a sound to its level and fades its last two milliseconds to an exact zero. */
export function finish(samples: Float32Array, sampleRate: number): Float32Array {
  normalise(samples)
  const fade = Math.min(samples.length, Math.round(fadeSeconds * sampleRate))
  for (let left = 0; left < fade; left++) samples[samples.length - 1 - left]! *= left / fade
  return samples
}

/**
 * Takes `overlap` samples off the end and lets them fade into the beginning, so that the loop has no seam. Equal
 * power, for the two ends have nothing to do with each other.
 */
export function closeLoop(samples: Float32Array, overlap: number): Float32Array {
  const out = samples.slice(0, samples.length - overlap)
  for (let i = 0; i < overlap; i++) {
    const share = i / overlap
    out[i] = out[i]! * Math.sqrt(share) + samples[out.length + i]! * Math.sqrt(1 - share)
  }
  return out
}

/** Rises and falls like a bell: 0 at both ends of 0..1, 1 in the middle. */
export function bell(share: number): number {
  const s = Math.sin(Math.PI * Math.min(1, Math.max(0, share)))
  return s * s
}

/** Adds `part` into `out` from sample `at` on, as far as there is room. */
export function mix(out: Float32Array, part: Float32Array, at: number, gain: number): void {
  const end = Math.min(part.length, out.length - at)
  for (let i = 0; i < end; i++) out[at + i]! += part[i]! * gain
}
