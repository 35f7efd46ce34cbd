/** What a voice is heard through: how loud, and from where. */
export interface Line {
  readonly level: GainNode
  readonly place: StereoPannerNode | undefined
  readonly out: AudioNode
}

/**
 * Lines are used again once their sound has ended. In a drop hundreds of hits are heard, and making and joining their nodes
 * takes more of a frame than handing over the sounds.
 */
export interface Lines {
  take(out: AudioNode, gain: number, pan: number): Line
  giveBack(line: Line): void
}

export function createLines(context: BaseAudioContext): Lines {
  const idle: Line[] = []

  function make(out: AudioNode, isPlaced: boolean): Line {
    const level = context.createGain()
    // In the middle there is none: it would take a sound of one channel down by 3 dB.
    const place = isPlaced ? context.createStereoPanner() : undefined
    if (place) level.connect(place).connect(out)
    else level.connect(out)
    return { level, place, out }
  }

  return {
    take(out, gain, pan) {
      const at = idle.findLastIndex(line => line.out === out && (line.place !== undefined) === (pan !== 0))
      const line = at < 0 ? make(out, pan !== 0) : idle.splice(at, 1)[0]!
      // The last voice may have been faded out.
      line.level.gain.cancelScheduledValues(0)
      line.level.gain.value = gain
      if (line.place) line.place.pan.value = pan
      return line
    },
    giveBack: line => void idle.push(line),
  }
}
