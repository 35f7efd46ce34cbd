import { createVoiceLimit, mostVoices } from '../hits/voiceLimit'
import type { Bus } from './masterChain'

export interface VoiceRequest {
  readonly buffer: AudioBuffer
  readonly bus: Pick<Bus, 'near' | 'far'>
  /** Seconds of the context's time. */
  readonly at: number
  readonly gain: number
  readonly rate: number
  readonly pan: number
  readonly isFar: boolean
  /** Only the newest of all sounds with the same key keeps playing. */
  readonly key?: string
  /** Belongs to a throw and can be recalled with it. */
  readonly ofThrow?: boolean
}

/** Sounds that begin and end by themselves, at most 24 at once. */
export interface Voices {
  start(request: VoiceRequest): void
  /** Takes back what a throw has handed over and what has not begun yet. */
  recallThrow(): void
  /** Fades everything out at once. */
  silence(): void
  /** Voices started since the beginning. */
  readonly started: number
}

const takeoverSeconds = 0.006
const keyedFadeSeconds = 0.03

interface Playing {
  readonly source: AudioBufferSourceNode
  readonly level: GainNode
  readonly at: number
  readonly key: string | undefined
  readonly ofThrow: boolean
}

export function createVoices(context: BaseAudioContext): Voices {
  const limit = createVoiceLimit()
  const playing: (Playing | undefined)[] = new Array(mostVoices).fill(undefined)
  let started = 0

  function fade(slot: number, at: number, seconds: number): void {
    const voice = playing[slot]
    if (!voice) return
    voice.level.gain.setTargetAtTime(0, at, seconds / 4)
    voice.source.stop(at + seconds * 1.5)
    playing[slot] = undefined
  }

  return {
    get started() {
      return started
    },
    start({ buffer, bus, at, gain, rate, pan, isFar, key, ofThrow = false }) {
      const seconds = buffer.duration / rate
      // A buffer is a little longer than the T60 of its slowest mode.
      const admission = limit.admit(at, at + seconds, gain, seconds / 1.2)
      if (admission.kind === 'refused') return
      const { slot } = admission
      if (admission.kind === 'instead') fade(slot, at, takeoverSeconds)
      if (key !== undefined)
        for (let other = 0; other < playing.length; other++)
          if (playing[other]?.key === key) fade(other, at, keyedFadeSeconds)

      const source = context.createBufferSource()
      source.buffer = buffer
      source.playbackRate.value = rate
      const level = context.createGain()
      level.gain.value = gain
      const out = isFar ? bus.far : bus.near
      if (pan === 0) source.connect(level).connect(out)
      else {
        const place = context.createStereoPanner()
        place.pan.value = pan
        source.connect(level).connect(place).connect(out)
      }
      const voice: Playing = { source, level, at, key, ofThrow }
      // A reference to a node that has ended keeps the browser from freeing it.
      source.onended = () => {
        if (playing[slot] === voice) playing[slot] = undefined
      }
      source.start(at)
      playing[slot] = voice
      started++
    },
    recallThrow() {
      const now = context.currentTime
      for (let slot = 0; slot < playing.length; slot++) {
        const voice = playing[slot]
        if (voice?.ofThrow && voice.at > now) fade(slot, now, takeoverSeconds)
      }
    },
    silence() {
      for (let slot = 0; slot < playing.length; slot++) fade(slot, context.currentTime, takeoverSeconds)
      limit.clear()
    },
  }
}
