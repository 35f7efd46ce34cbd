import { burst } from './cards'
import { createChance } from './chance'
import { addMode, createFilter, decades60, lowPass } from './filters'
import { contactPulse, renderImpact } from './renderImpact'
import { bell, finish, mix } from './shape'

/** The dice bag, the chest's lid, the cannon far away, the ship's bell. */

/** A cloth bag with pieces in it, picked up and shaken. */
export function renderBag(variant: number, sampleRate: number): Float32Array {
  const chance = createChance(`bag/${variant}`)
  const seconds = 1.1
  const out = new Float32Array(Math.round(seconds * sampleRate))
  const grains = Math.round(95 * seconds)
  for (let i = 0; i < grains; i++) {
    const at = chance.between(0, 0.94)
    const low = chance.between(500, 1900)
    const grain = burst(chance, chance.between(0.012, 0.042), low, chance.between(2.2, 3) * low, sampleRate)
    mix(out, grain, Math.round(at * out.length), bell(at / 0.94) * chance.between(0.3, 1))
  }
  const pieces = new Float32Array(out.length)
  for (let i = 0; i < 7; i++) {
    const hit = renderImpact('token', 1, chance.index(6), sampleRate)
    mix(pieces, hit, Math.round(chance.between(0.12, 0.85) * out.length), chance.between(0.25, 0.8))
  }
  lowPass(pieces, 2200, sampleRate)
  mix(out, pieces, 0, 0.8)
  return finish(out, sampleRate)
}

/** The lid of a chest: the hinge creaks, the lid falls shut, the latch follows. */
export function renderChest(variant: number, sampleRate: number): Float32Array {
  const chance = createChance(`chest/${variant}`)
  const out = new Float32Array(Math.round(1.5 * sampleRate))
  const pull = contactPulse(0.0006, sampleRate)
  const pulses = new Float32Array(Math.round(0.86 * sampleRate))
  for (let at = 0.02; at < 0.8; ) {
    const share = at / 0.82
    mix(pulses, pull, Math.round(at * sampleRate), bell(share) * chance.between(0.5, 1))
    at += chance.around(0.15) / (30 + 70 * bell(share))
  }
  const creak = [
    [310, 0.8, 0.03],
    [720, 1, 0.025],
    [1180, 0.9, 0.02],
    [2050, 0.6, 0.012],
  ] as const
  for (const [frequency, gain, t60] of creak)
    addMode(out, pulses, { frequency: frequency * chance.around(0.04), gain: gain * 0.32, t60 }, sampleRate)

  const thud = new Float32Array(Math.round(0.5 * sampleRate))
  const blow = contactPulse(0.0016, sampleRate)
  const lid = [
    [95, 0.55, 0.18],
    [171, 0.8, 0.15],
    [262, 1, 0.12],
    [441, 1.15, 0.085],
    [760, 1.05, 0.05],
    [1320, 0.8, 0.03],
  ] as const
  for (const [frequency, gain, t60] of lid)
    addMode(thud, blow, { frequency: frequency * chance.around(0.03), gain, t60 }, sampleRate)
  mix(thud, burst(chance, 0.03, 260, 3200, sampleRate), 0, 1.6)
  mix(out, thud, Math.round(0.86 * sampleRate), 1)

  const latch = new Float32Array(Math.round(0.1 * sampleRate))
  const click = contactPulse(0.00012, sampleRate)
  for (const frequency of [3400, 5200, 7900])
    addMode(latch, click, { frequency, gain: 0.3 * chance.around(0.3), t60: 0.04 }, sampleRate)
  mix(out, latch, Math.round(0.905 * sampleRate), 1)
  return finish(out, sampleRate)
}

/** A cannon far away over water, with two echoes. */
export function renderCannon(variant: number, sampleRate: number): Float32Array {
  const chance = createChance(`cannon/${variant}`)
  const shot = new Float32Array(Math.round(1.7 * sampleRate))
  for (let i = 0; i < shot.length; i++) shot[i] = chance.noise()
  darken(shot, 1100 * chance.around(0.1), 240 * chance.around(0.1), 0.28, sampleRate)
  const attack = 0.012 * sampleRate
  const fall = decades60 / (1.1 * sampleRate)
  let turn = 0
  let peak = 0
  for (const sample of shot) peak = Math.max(peak, Math.abs(sample))
  for (let i = 0; i < shot.length; i++) {
    const seconds = i / sampleRate
    turn += (2 * Math.PI * (38 + 24 * Math.exp(-seconds / 0.25))) / sampleRate
    const rise = Math.min(1, i / attack)
    shot[i] = (shot[i]! / peak + 0.2 * Math.sin(turn)) * rise * Math.exp(-i * fall)
  }
  const out = new Float32Array(Math.round(2.6 * sampleRate))
  mix(out, shot, 0, 1)
  const echo = shot.slice()
  for (const [after, decibels, dull] of [
    [0.45, -12, 600],
    [0.9, -18, 380],
  ] as const) {
    lowPass(echo, dull, sampleRate)
    mix(out, echo, Math.round(after * chance.around(0.05) * sampleRate), 10 ** (decibels / 20))
  }
  return finish(out, sampleRate)
}

/** A low-pass whose corner falls, in pieces of 32 samples. */
function darken(samples: Float32Array, from: number, to: number, seconds: number, sampleRate: number): void {
  const filter = createFilter('low', from, sampleRate)
  for (let at = 0; at < samples.length; at += 32) {
    filter.tune(to + (from - to) * Math.exp(-at / (seconds * sampleRate)))
    filter.run(samples.subarray(at, Math.min(samples.length, at + 32)))
  }
}

/** Partials of a bell against its strike note: hum, prime, minor third, fifth, octave and above. */
const partials = [0.5, 1, 1.183, 1.506, 2, 2.514, 2.662, 3.011, 4.166]

/** The ship's bell, struck twice. */
export function renderBell(variant: number, sampleRate: number): Float32Array {
  const chance = createChance(`bell/${variant}`)
  const stroke = new Float32Array(Math.round(2.86 * sampleRate))
  const clapper = contactPulse(0.0005, sampleRate)
  for (const [index, partial] of partials.entries()) {
    const share = index / (partials.length - 1)
    const t60 = 2.4 * (0.45 / 2.4) ** share
    const gain = (index === 0 ? 0.5 : 1) / (1 + 0.36 * index)
    // Two by two, for no bell is quite round: that is its slow beat.
    for (const side of [-1, 1])
      addMode(
        stroke,
        clapper,
        { frequency: 830 * partial * (1 + side * 0.00135), gain: gain * chance.around(0.2), t60 },
        sampleRate,
      )
  }
  const out = new Float32Array(Math.round(3.2 * sampleRate))
  mix(out, stroke, 0, 0.85)
  mix(out, stroke, Math.round(0.34 * sampleRate), 1)
  return finish(out, sampleRate)
}
