/** A sound that goes on as long as something moves; its source exists only while it can be heard. */
export interface LoopVoice {
  /** `level`: 0 to 1, may be told every frame. */
  follow(level: number, rate?: number): void
}

const smoothSeconds = 0.02
/** Smaller changes are not worth an event. */
const leastChange = 0.01

export function createLoopVoice(
  context: BaseAudioContext,
  bus: AudioNode,
  fullGain: number,
  buffer: () => AudioBuffer,
): LoopVoice {
  let playing: { readonly source: AudioBufferSourceNode; readonly fader: GainNode } | undefined
  let last = 0

  function begin(): NonNullable<typeof playing> {
    const source = context.createBufferSource()
    source.buffer = buffer()
    source.loop = true
    const fader = context.createGain()
    fader.gain.value = 0
    source.connect(fader).connect(bus)
    source.start()
    return { source, fader }
  }

  return {
    follow(level, rate = 1) {
      if (level <= 0) {
        if (!playing) return
        playing.fader.gain.setTargetAtTime(0, context.currentTime, smoothSeconds)
        playing.source.stop(context.currentTime + 8 * smoothSeconds)
        playing = undefined
        last = 0
        return
      }
      playing ??= begin()
      if (Math.abs(level - last) < leastChange) return
      last = level
      playing.fader.gain.setTargetAtTime(level * fullGain, context.currentTime, smoothSeconds)
      playing.source.playbackRate.setTargetAtTime(rate, context.currentTime, smoothSeconds)
    },
  }
}
