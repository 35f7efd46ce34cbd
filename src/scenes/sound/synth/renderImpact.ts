import { type Chance, createChance } from './chance'
import { addMode, decades60, highPass, lowPass } from './filters'
import { type HitLayer, type ImpactName, impacts, layerSpeeds, layerStretch } from './impacts'
import { finish, mix } from './shape'

/** How much one take differs from the next. */
const spread = { contact: 0.15, frequency: 0.045, gain: 0.3, t60: 0.2, noiseT60: 0.25 }

/** One hit as samples: always the same for the same arguments, peak 0.9, ending in silence. */
export function renderImpact(
  name: ImpactName,
  layer: HitLayer,
  variant: number,
  sampleRate: number,
): Float32Array {
  const recipe = impacts[name]
  const chance = createChance(`${name}/${layer}/${variant}`)
  const hertz = layerSpeeds[layer] ** -0.2
  const contact = (recipe.contactMs / 1000) * hertz * layerStretch[layer] * chance.around(spread.contact)
  const force = contactPulse(contact, sampleRate)
  const touches = touchesOf(chance, recipe.touches)
  const longest = Math.max(recipe.noise.t60, ...recipe.modes.map(mode => mode.t60)) * (1 + spread.t60)
  const one = new Float32Array(Math.ceil((longest + contact) * sampleRate))

  // Another place is struck each time: all modes shift a little together, and each is met more or less well.
  const shift = chance.around(spread.frequency)
  for (const mode of recipe.modes) {
    addMode(
      one,
      force,
      {
        frequency: mode.frequency * shift,
        gain: mode.gain * chance.around(spread.gain),
        t60: mode.t60 * chance.around(spread.t60),
      },
      sampleRate,
    )
  }
  addClick(one, force, recipe.click * (1.4 + 0.3 * layer))
  addNoise(one, recipe.noise, layer, contact, chance, sampleRate)

  const last = touches.at(-1)!
  const out = new Float32Array(one.length + Math.ceil(last.after * sampleRate))
  for (const { after, gain } of touches) mix(out, one, Math.round(after * sampleRate), gain)
  return finish(out, sampleRate)
}

/** Points at which the force is taken within a sample: a coin's contact lasts only three of them. */
const finer = 8

/** The force of a contact over time after Hertz, with unit area. */
export function contactPulse(seconds: number, sampleRate: number): Float32Array {
  const length = Math.max(2, seconds * sampleRate)
  const force = new Float32Array(Math.ceil(length))
  let area = 0
  for (let point = 0; point < length * finer; point++) {
    const push = Math.max(0, Math.sin((Math.PI * (point + 0.5)) / (length * finer))) ** 1.5
    force[Math.min(force.length - 1, Math.floor(point / finer))]! += push
    area += push
  }
  for (let i = 0; i < force.length; i++) force[i]! /= area
  return force
}

interface Touch {
  /** Seconds after the first. */
  readonly after: number
  readonly gain: number
}

function touchesOf(chance: Chance, most: number): Touch[] {
  const touches: Touch[] = [{ after: 0, gain: 1 }]
  const count = 1 + chance.index(most)
  for (let i = 1; i < count; i++) {
    const { after, gain } = touches.at(-1)!
    touches.push({ after: after + chance.between(0.0012, 0.0072), gain: gain * chance.between(0.25, 0.65) })
  }
  return touches
}

/** The bodies' own jerk: what is heard of a small hard thing is the slope of the force. */
function addClick(out: Float32Array, force: Float32Array, gain: number): void {
  const slope = new Float32Array(force.length + 1)
  let peak = 0
  for (let i = 0; i <= force.length; i++) {
    slope[i] = (force[i] ?? 0) - (i > 0 ? force[i - 1]! : 0)
    peak = Math.max(peak, Math.abs(slope[i]!))
  }
  mix(out, slope, 0, gain / peak)
}

function addNoise(
  out: Float32Array,
  noise: { readonly low: number; readonly high: number; readonly t60: number; readonly gain: number },
  layer: HitLayer,
  contact: number,
  chance: Chance,
  sampleRate: number,
): void {
  const t60 = noise.t60 * chance.around(spread.noiseT60)
  const attack = (0.0003 + 0.4 * contact) * sampleRate
  const burst = new Float32Array(Math.min(out.length, Math.ceil(attack + 1.25 * t60 * sampleRate)))
  for (let i = 0; i < burst.length; i++) burst[i] = chance.noise()
  highPass(burst, noise.low * (0.8 + 0.1 * layer), sampleRate)
  lowPass(burst, noise.high * (0.55 + 0.225 * layer), sampleRate)
  const fall = decades60 / (t60 * sampleRate)
  const envelope = (i: number) => (i < attack ? i / attack : Math.exp(-(i - attack) * fall))
  let sum = 0
  let area = 0
  for (let i = 0; i < burst.length; i++) {
    burst[i]! *= envelope(i)
    sum += burst[i]!
    area += envelope(i)
  }
  // So short a piece of noise rarely sums to nothing, and the rest would sound like a thump.
  for (let i = 0; i < burst.length; i++) burst[i]! -= (sum / area) * envelope(i)
  mix(out, burst, 0, noise.gain * 1.6)
}
