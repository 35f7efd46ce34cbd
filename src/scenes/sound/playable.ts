import type { BusName } from './play/masterChain'
import { type HitLayer, type ImpactName, impacts } from './synth/impacts'
import { type LongName, longNames } from './synth/longSounds'

/** Everything that can be played by name. */
export const playableNames = [
  ...longNames,
  'silver',
  'gold',
  'token',
  'shell',
  'tile',
  'die',
  'tick',
] as const
export type PlayableName = (typeof playableNames)[number]

export const isLong = (name: PlayableName): name is LongName =>
  (longNames as readonly string[]).includes(name)

const impactOf: Readonly<Record<Exclude<PlayableName, LongName>, ImpactName>> = {
  silver: 'silver',
  gold: 'gold',
  token: 'token',
  shell: 'shell',
  tile: 'tile',
  die: 'die-on-wood',
  tick: 'tick',
}

const busOf: Readonly<Record<PlayableName, BusName>> = {
  'card-slide': 'cards',
  'card-flip': 'cards',
  paper: 'cards',
  bag: 'table',
  chest: 'table',
  cannon: 'signals',
  bell: 'signals',
  silver: 'table',
  gold: 'table',
  token: 'table',
  shell: 'table',
  tile: 'table',
  die: 'table',
  tick: 'signals',
}

export const busFor = (name: PlayableName): BusName => busOf[name]

/** One strike of a thing that is put down. */
export interface Strike {
  readonly sound: ImpactName
  /** Seconds after the first. */
  readonly after: number
  readonly layer: HitLayer
  readonly gain: number
}

/** Coins hop; each hop is shorter and weaker than the one before by these factors. */
const hopTime = 0.72
const hopGain = 0.6
const firstHopSeconds = 0.085
const hops: Partial<Record<PlayableName, number>> = { silver: 5, gold: 5, shell: 2, token: 2 }

/** What is heard when such a thing is put down or dropped. `strength`: 0 to 1. */
export function strikesOf(name: Exclude<PlayableName, LongName>, strength: number): Strike[] {
  const sound = impactOf[name]
  const strikes: Strike[] = []
  let after = 0
  let gain = impacts[sound].gain * strength
  let wait = firstHopSeconds * (0.5 + 0.5 * strength)
  for (let hop = 0; hop < (hops[name] ?? 1); hop++) {
    const layer = hop > 1 || strength < 0.3 ? 0 : hop === 1 || strength < 0.75 ? 1 : 2
    strikes.push({ sound, after, layer, gain })
    after += wait
    wait *= hopTime
    gain *= hopGain
  }
  return strikes
}
