import { renderPencilLoop } from '../synth/cards'
import { type HitLayer, hitLayers, type ImpactName, impactNames, variantCount } from '../synth/impacts'
import { type LongName, longNames, longSounds } from '../synth/longSounds'
import { renderImpact } from '../synth/renderImpact'
import { type RollingFloor, renderRollingLoop } from '../synth/rolling'
import { renderSeaBed, seaSampleRate } from '../synth/sea'

/**
 * Takes are played at rates a few hundredths apart, so the browser resamples them in any case: one rate for all
 * machines makes every machine's samples the same.
 */
export const bankSampleRate = 44_100

export const loopNames = ['pencil', 'felt', 'wood'] as const
export type LoopName = 'pencil' | RollingFloor

/** All sounds as buffers: rendered while the page is idle, or on the spot when wanted earlier. */
export interface SoundBank {
  impact(name: ImpactName, layer: HitLayer, variant: number): AudioBuffer
  long(name: LongName, variant: number): AudioBuffer
  loop(name: LoopName): AudioBuffer
  /** A bed of the sea once it is rendered; asks for it if it is missing. */
  sea(index: 0 | 1): Promise<AudioBuffer>
  /** Dice are in the air: nothing is rendered ahead for a moment, what is wanted at once still is. */
  hold(): void
  dispose(): void
}

type Job = () => boolean

export function createSoundBank(): SoundBank {
  const buffers = new Map<string, AudioBuffer>()
  const seas = new Map<number, Promise<AudioBuffer>>()
  const jobs: Job[] = []
  let isWorking = false
  let isDisposed = false
  let heldUntilMs = 0

  function keep(key: string, render: () => Float32Array): AudioBuffer {
    const known = buffers.get(key)
    if (known) return known
    const made = toBuffer(render(), bankSampleRate)
    buffers.set(key, made)
    return made
  }

  const bank: SoundBank = {
    impact: (name, layer, variant) =>
      keep(`${name}/${layer}/${variant}`, () => renderImpact(name, layer, variant, bankSampleRate)),
    long: (name, variant) =>
      keep(`${name}/${variant}`, () => longSounds[name].render(variant, bankSampleRate)),
    loop: name =>
      keep(name, () =>
        name === 'pencil' ? renderPencilLoop(bankSampleRate) : renderRollingLoop(name, bankSampleRate),
      ),
    sea(index) {
      const known = seas.get(index)
      if (known) return known
      const rendering = renderSeaBed(index)
      const made = new Promise<AudioBuffer>(resolve => {
        // Before what is left of the rest: somebody waits for the sea.
        jobs.unshift(() => {
          const piece = rendering.next()
          if (piece.done) resolve(toBuffer(piece.value, seaSampleRate))
          return piece.done === true
        })
      })
      seas.set(index, made)
      work()
      return made
    },
    hold() {
      heldUntilMs = performance.now() + holdMs
    },
    dispose() {
      isDisposed = true
      jobs.length = 0
      buffers.clear()
      seas.clear()
    },
  }

  // Dice first: they are dropped within seconds of the page being there.
  for (const name of impactNames)
    for (let variant = 0; variant < variantCount; variant++)
      for (const layer of hitLayers) jobs.push(() => Boolean(bank.impact(name, layer, variant)))
  for (const name of longNames)
    for (let variant = 0; variant < longSounds[name].variants; variant++)
      jobs.push(() => Boolean(bank.long(name, variant)))

  function work(): void {
    if (isWorking || isDisposed || jobs.length === 0) return
    isWorking = true
    whenIdle(hasTime => {
      isWorking = false
      if (performance.now() < heldUntilMs) {
        setTimeout(work, holdMs)
        return
      }
      do {
        const job = jobs[0]
        if (!job) return
        if (job()) jobs.splice(jobs.indexOf(job), 1)
      } while (hasTime())
      work()
    })
  }
  work()
  return bank
}

function toBuffer(samples: Float32Array, sampleRate: number): AudioBuffer {
  const buffer = new AudioBuffer({ length: samples.length, sampleRate, numberOfChannels: 1 })
  buffer.copyToChannel(samples as Float32Array<ArrayBuffer>, 0)
  return buffer
}

/** The longest that rendering holds up an idle page at a stretch, and one that may not be idle, in ms. */
const idleSliceMs = 10
const blindSliceMs = 4
/** For so long a frame with dice in the air keeps rendering back: frames of a drop are never idle, and must not wait. */
const holdMs = 200
/** A page that is never idle, or does not say so, is held up so often: browsers forget to tell after a click. */
const patienceMs = 100

function whenIdle(work: (hasTime: () => boolean) => void): void {
  const within = (sliceMs: number) => {
    const end = performance.now() + sliceMs
    work(() => performance.now() < end)
  }
  if (typeof requestIdleCallback !== 'function') setTimeout(() => within(blindSliceMs), patienceMs / 2)
  else
    requestIdleCallback(
      idle => within(idle.didTimeout ? blindSliceMs : Math.min(idleSliceMs, idle.timeRemaining() - 1)),
      { timeout: patienceMs },
    )
}
