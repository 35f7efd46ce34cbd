import { type Chance, createChance } from './chance'
import { addMode, bandPass, createFilter, decades60, highPass, lowPass } from './filters'
import { contactPulse } from './renderImpact'
import { bell, closeLoop, finish, mix, normalise } from './shape'

/** Cards and paper: what is drawn over a table hisses, what is turned over breathes and snaps. */

function hiss(
  chance: Chance,
  seconds: number,
  low: number,
  high: number,
  grain: number,
  sampleRate: number,
): Float32Array {
  const samples = new Float32Array(Math.round(seconds * sampleRate))
  const grains = slowGrain(chance, samples.length, 60, grain, sampleRate)
  for (let i = 0; i < samples.length; i++) samples[i] = chance.noise()
  highPass(samples, low, sampleRate)
  lowPass(samples, high, sampleRate)
  for (let i = 0; i < samples.length; i++) samples[i]! *= bell(i / samples.length) * grains[i]!
  return samples
}

/** A level around 1 that wanders by this share, redrawn this many times a second. */
function slowGrain(
  chance: Chance,
  count: number,
  perSecond: number,
  share: number,
  sampleRate: number,
): Float32Array {
  const out = new Float32Array(count)
  const stride = sampleRate / perSecond
  let from = chance.around(share)
  let to = chance.around(share)
  for (let i = 0, at = 0; i < count; i++, at++) {
    if (at >= stride) {
      at -= stride
      from = to
      to = chance.around(share)
    }
    out[i] = from + ((to - from) * at) / stride
  }
  return out
}

/** A card drawn over the table. */
export function renderCardSlide(variant: number, sampleRate: number): Float32Array {
  const chance = createChance(`card-slide/${variant}`)
  return finish(
    hiss(chance, 0.24, 1500 * chance.around(0.15), chance.between(5200, 6700), 0.25, sampleRate),
    sampleRate,
  )
}

/** A sheet of paper laid down or pulled from a pile: longer and softer than a card, and it crumples. */
export function renderPaper(variant: number, sampleRate: number): Float32Array {
  const chance = createChance(`paper/${variant}`)
  const out = hiss(chance, chance.between(0.3, 0.38), 900, 4200, 0.5, sampleRate)
  const creases = 5 + chance.index(4)
  for (let i = 0; i < creases; i++) {
    const crease = burst(chance, chance.between(0.006, 0.014), 1400, 6500, sampleRate)
    mix(out, crease, Math.round(chance.between(0.15, 0.8) * out.length), chance.between(0.2, 0.7))
  }
  return finish(out, sampleRate)
}

/** A card turned over: it slides, the air goes, it snaps down. */
export function renderCardFlip(variant: number, sampleRate: number): Float32Array {
  const chance = createChance(`card-flip/${variant}`)
  const out = new Float32Array(Math.round(0.26 * sampleRate))
  mix(out, hiss(chance, 0.11, 1500 * chance.around(0.15), 6000, 0.25, sampleRate), 0, 0.16)
  mix(out, hiss(chance, 0.1, 350, 1600, 0.25, sampleRate), Math.round(0.045 * sampleRate), 0.22)

  const snap = new Float32Array(Math.round(0.1 * sampleRate))
  const force = contactPulse(0.0006, sampleRate)
  const rows = [
    [262, 0.3, 0.03],
    [640, 0.6, 0.02],
    [1500, 1, 0.012],
    [2900, 1, 0.007],
  ] as const
  const shift = chance.around(0.05)
  for (const [frequency, gain, t60] of rows)
    addMode(
      snap,
      force,
      { frequency: frequency * shift, gain: gain * chance.around(0.3), t60: t60 * chance.around(0.2) },
      sampleRate,
    )
  mix(snap, burst(chance, 0.018, 900, 6500, sampleRate), 0, 2.6)
  mix(out, snap, Math.round(chance.between(0.132, 0.138) * sampleRate), 1)
  return finish(out, sampleRate)
}

/** Noise in a band that dies away within this T60. */
export function burst(
  chance: Chance,
  t60: number,
  low: number,
  high: number,
  sampleRate: number,
): Float32Array {
  const out = new Float32Array(Math.ceil(1.25 * t60 * sampleRate))
  for (let i = 0; i < out.length; i++) out[i] = chance.noise()
  highPass(out, low, sampleRate)
  lowPass(out, high, sampleRate)
  const attack = 0.0003 * sampleRate
  const fall = decades60 / (t60 * sampleRate)
  for (let i = 0; i < out.length; i++) out[i]! *= i < attack ? i / attack : Math.exp(-(i - attack) * fall)
  return out
}

/** A pencil on paper, to be looped: its level and speed follow the hand. */
export function renderPencilLoop(sampleRate: number): Float32Array {
  const chance = createChance('pencil')
  const samples = new Float32Array(Math.round(1.5 * sampleRate))
  for (let i = 0; i < samples.length; i++) samples[i] = chance.noise()
  bandPass(samples, 3100, 0.8, sampleRate)
  createFilter('high', 900, sampleRate).run(samples)
  let left = 0
  let level = 0
  let wanted = 0
  for (let i = 0; i < samples.length; i++) {
    if (--left <= 0) {
      left = sampleRate / chance.between(115, 345)
      wanted = chance.between(0.15, 1)
    }
    // A tenth of a grain to get there, or every grain would begin with a click.
    level += (wanted - level) * 0.01
    samples[i]! *= level
  }
  return normalise(closeLoop(samples, Math.round(0.1 * sampleRate)))
}
