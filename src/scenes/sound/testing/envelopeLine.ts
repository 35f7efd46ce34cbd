import { spectrumOf } from './measureSound'

/**
 * How far the envelope's spectrum stands out at this frequency above its neighbourhood, in dB: a row of sounds at even
 * distances makes a line there, which is heard as a buzz. The power of several sounds is added.
 */
export function envelopeLine(sounds: readonly Float32Array[], sampleRate: number, hertz: number): number {
  let line = 0
  let around = 0
  for (const samples of sounds) {
    const { power, binHz } = spectrumOf(samples.map(onset(sampleRate)), sampleRate)
    const meanOf = (low: number, high: number) => {
      let sum = 0
      const from = Math.ceil(low / binHz)
      const to = Math.floor(high / binHz)
      for (let i = from; i <= to; i++) sum += power[i]!
      return sum / (to - from + 1)
    }
    line += meanOf(hertz - 2, hertz + 2)
    around += (meanOf(hertz - 24, hertz - 6) + meanOf(hertz + 6, hertz + 24)) / 2
  }
  return 10 * Math.log10(line / around)
}

/** Level with a memory of two milliseconds. */
function onset(sampleRate: number): (sample: number) => number {
  const keep = Math.exp(-1 / (0.002 * sampleRate))
  let level = 0
  return sample => {
    level = level * keep + Math.abs(sample) * (1 - keep)
    return level
  }
}
