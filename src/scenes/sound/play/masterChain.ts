import { renderCabin } from '../synth/room'

/** Groups of sounds, each with a fader of its own. */
export const busNames = ['dice', 'table', 'cards', 'signals', 'sea'] as const
export type BusName = (typeof busNames)[number]

export interface Bus {
  /** Sounds nearby. */
  readonly near: AudioNode
  /** Sounds from the far end of the table. */
  readonly far: AudioNode
  readonly fader: AudioParam
}

export interface MasterChain {
  readonly buses: Readonly<Record<BusName, Bus>>
  readonly master: AudioParam
  /** 1 lets everything out, 0 nothing at all. */
  readonly gate: AudioParam
  /** Both ears hear the same. */
  setMono(isMono: boolean): void
  disconnect(): void
}

const farCorner = 9000
/** How much of the cabin's echo is mixed into each. */
const cabinSend: Readonly<Record<BusName, number>> = {
  dice: 0.1,
  table: 0.12,
  cards: 0.08,
  signals: 0.06,
  sea: 0,
}
/**
 * The compressor makes up for what it would take from the loudest sound, and cannot be told not to: at these settings
 * by 3.42 dB, which are taken off again behind it.
 */
export const limiter = { threshold: -6, knee: 0, ratio: 20, attack: 0.001, release: 0.12 } as const
export const makeUpDecibels = 3.42

/** Buses, faders, cabin, limiter and the last safeguard against clipping, from left to right. */
export function createMasterChain(context: BaseAudioContext): MasterChain {
  const made: AudioNode[] = []
  const keep = <T extends AudioNode>(node: T): T => {
    made.push(node)
    return node
  }
  const gain = (value: number) => {
    const node = keep(context.createGain())
    node.gain.value = value
    return node
  }

  const gate = gain(1)
  const rounding = keep(context.createWaveShaper())
  rounding.curve = roundingCurve()
  const trim = gain(10 ** (-makeUpDecibels / 20))
  const compressor = keep(context.createDynamicsCompressor())
  compressor.threshold.value = limiter.threshold
  compressor.knee.value = limiter.knee
  compressor.ratio.value = limiter.ratio
  compressor.attack.value = limiter.attack
  compressor.release.value = limiter.release
  const master = gain(1)
  master.connect(compressor).connect(trim).connect(rounding).connect(gate).connect(context.destination)

  const cabin = keep(context.createConvolver())
  cabin.normalize = false
  const [left, right] = renderCabin(context.sampleRate)
  const response = context.createBuffer(2, left.length, context.sampleRate)
  response.getChannelData(0).set(left)
  response.getChannelData(1).set(right)
  cabin.buffer = response
  cabin.connect(master)

  const buses = Object.fromEntries(
    busNames.map((name): [string, Bus] => {
      const fader = gain(1)
      fader.connect(master)
      if (cabinSend[name] > 0) fader.connect(gain(cabinSend[name])).connect(cabin)
      const far = keep(context.createBiquadFilter())
      far.type = 'lowpass'
      far.frequency.value = farCorner
      far.connect(fader)
      return [name, { near: fader, far, fader: fader.gain }]
    }),
  ) as Record<BusName, Bus>

  return {
    buses,
    master: master.gain,
    gate: gate.gain,
    setMono(isMono) {
      gate.channelCount = isMono ? 1 : 2
      gate.channelCountMode = isMono ? 'explicit' : 'max'
    },
    disconnect() {
      for (const node of made) node.disconnect()
    },
  }
}

const straightUpTo = 0.7
const roundedRest = 0.25

/** Straight up to 0.7; what is louder is bent towards 0.95 and never gets there. */
function roundingCurve(): Float32Array<ArrayBuffer> {
  const half = 2048
  const curve = new Float32Array(2 * half + 1)
  for (let i = -half; i <= half; i++) {
    const level = Math.abs(i / half)
    const bent =
      level <= straightUpTo
        ? level
        : straightUpTo + roundedRest * Math.tanh((level - straightUpTo) / roundedRest)
    curve[i + half] = Math.sign(i) * bent
  }
  return curve
}
