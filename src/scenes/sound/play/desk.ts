import { createLoopVoice, type LoopVoice } from './loopVoice'
import { busNames, createMasterChain, type MasterChain } from './masterChain'
import { createSeaVoice, type SeaVoice } from './seaVoice'
import { type LoopName, loopNames, type SoundBank } from './soundBank'
import { createVoices, type Voices } from './voices'

/** Faders that people have, each from 0 to 1. */
export const volumeKinds = ['master', 'effects', 'ambience'] as const
export type VolumeKind = (typeof volumeKinds)[number]

/** Everything that is joined to a running context: chain, voices, loops, sea. */
export interface Desk {
  readonly context: BaseAudioContext
  readonly chain: MasterChain
  readonly voices: Voices
  readonly loops: Readonly<Record<LoopName, LoopVoice>>
  readonly sea: SeaVoice
  /** Where dice in cupped hands sound: the palms take the treble. */
  readonly hand: AudioNode
  setVolume(kind: VolumeKind, share: number): void
  /** The sea makes room for a voice that speaks. */
  duck(isDucked: boolean): void
  /** Opens or closes the way out; at the end of a closing ramp the output is exactly zero. */
  open(isOpen: boolean, seconds: number): void
  stop(): void
}

const loopGains: Readonly<Record<LoopName, number>> = { pencil: 0.046, felt: 0.032, wood: 0.025 }
const handCorner = 4200
const faderSeconds = 0.03
const duckedGain = 0.5

/** Ears hear in proportions: half the way of a fader is a quarter of its gain. */
export const faderGain = (share: number) => Math.min(1, Math.max(0, share)) ** 2

export function createDesk(context: BaseAudioContext, bank: SoundBank): Desk {
  const chain = createMasterChain(context)
  const voices = createVoices(context)
  const hand = context.createBiquadFilter()
  hand.type = 'lowpass'
  hand.frequency.value = handCorner
  hand.connect(chain.buses.dice.near)
  const loops = Object.fromEntries(
    loopNames.map(name => {
      const bus = name === 'pencil' ? chain.buses.cards : chain.buses.dice
      return [name, createLoopVoice(context, bus.near, loopGains[name], () => bank.loop(name))]
    }),
  ) as Record<LoopName, LoopVoice>
  const sea = createSeaVoice(context, chain.buses.sea.near, bank)
  const turn = (fader: AudioParam, gain: number) => {
    // Before anything has been heard there is nothing to glide from.
    if (context.currentTime === 0) fader.value = gain
    else fader.setTargetAtTime(gain, context.currentTime, faderSeconds)
  }

  return {
    context,
    chain,
    voices,
    loops,
    sea,
    hand,
    setVolume(kind, share) {
      const gain = faderGain(share)
      if (kind === 'master') turn(chain.master, gain)
      else if (kind === 'ambience') sea.follow(gain)
      else for (const name of busNames) if (name !== 'sea') turn(chain.buses[name].fader, gain)
    },
    duck(isDucked) {
      turn(chain.buses.sea.fader, isDucked ? duckedGain : 1)
    },
    open(isOpen, seconds) {
      const { gate } = chain
      const now = context.currentTime
      gate.cancelScheduledValues(now)
      gate.setValueAtTime(gate.value, now)
      gate.linearRampToValueAtTime(isOpen ? 1 : 0, now + seconds)
    },
    stop() {
      for (const name of loopNames) loops[name].follow(0)
      sea.stop()
      voices.silence()
      chain.disconnect()
    },
  }
}
