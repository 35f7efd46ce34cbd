import { seaBeds } from '../synth/sea'
import type { SoundBank } from './soundBank'

/** The sea outside the window; not even rendered until somebody wants to hear it. */
export interface SeaVoice {
  /** 0 to 1. */
  follow(level: number): void
  stop(): void
}

/** The quietest of all sounds: people notice only when it is missing. */
const fullGain = 0.017
const fadeSeconds = 1.2

export function createSeaVoice(context: BaseAudioContext, bus: AudioNode, bank: SoundBank): SeaVoice {
  const fader = context.createGain()
  fader.gain.value = 0
  fader.connect(bus)
  let state: 'none' | 'coming' | 'there' | 'stopped' = 'none'
  let wanted = 0
  const sources: AudioBufferSourceNode[] = []

  async function begin(): Promise<void> {
    state = 'coming'
    const buffers = await Promise.all([bank.sea(0), bank.sea(1)])
    if ((state as string) === 'stopped') return
    for (const [index, buffer] of buffers.entries()) {
      const source = context.createBufferSource()
      source.buffer = buffer
      source.loop = true
      const place = context.createStereoPanner()
      place.pan.value = seaBeds[index]!.pan
      source.connect(place).connect(fader)
      source.start()
      sources.push(source)
    }
    state = 'there'
    fade()
  }

  function fade(): void {
    fader.gain.setTargetAtTime(wanted * fullGain, context.currentTime, fadeSeconds / 3)
  }

  return {
    follow(level) {
      if (level === wanted) return
      wanted = level
      if (state === 'none' && level > 0) void begin()
      else if (state === 'there') fade()
    },
    stop() {
      state = 'stopped'
      for (const source of sources) source.stop()
      fader.disconnect()
    },
  }
}
