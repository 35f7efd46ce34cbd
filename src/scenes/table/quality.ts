/**
 * What each quality tier draws. High is the picture the table is meant to be, low still reads as the same table:
 * prints, colours, contact darkness under the dice and the engraving stay in every tier.
 */
export const tiers = ['low', 'medium', 'high'] as const
export type Tier = (typeof tiers)[number]

export interface Quality {
  readonly tier: Tier
  /** Upper bound of device pixels per CSS pixel. */
  readonly maxPixelRatio: number
  readonly antialias: boolean
  /** Which shading model opaque things get. */
  readonly shading: 'lambert' | 'standard' | 'physical'
  readonly environment: boolean
  readonly lampShadowSize: number | undefined
  readonly windowShadowSize: number | undefined
  readonly normalMaps: boolean
  readonly anisotropy: number
  /** Frames that a picture at rest is built up from; 0: none. */
  readonly stillFrames: number
}

export const qualities: Readonly<Record<Tier, Quality>> = {
  low: {
    tier: 'low',
    maxPixelRatio: 1,
    antialias: false,
    shading: 'lambert',
    environment: false,
    lampShadowSize: undefined,
    windowShadowSize: undefined,
    normalMaps: false,
    anisotropy: 1,
    stillFrames: 0,
  },
  medium: {
    tier: 'medium',
    maxPixelRatio: 1.5,
    antialias: true,
    shading: 'standard',
    environment: true,
    lampShadowSize: 1024,
    windowShadowSize: undefined,
    normalMaps: true,
    anisotropy: 4,
    stillFrames: 0,
  },
  high: {
    tier: 'high',
    maxPixelRatio: 2,
    antialias: true,
    shading: 'physical',
    environment: true,
    lampShadowSize: 2048,
    windowShadowSize: 2048,
    normalMaps: true,
    anisotropy: 4,
    stillFrames: 24,
  },
}

/** A tier whose frames take longer than this, kept up for `slowWatchMs`, gives way to the one below. */
const tooSlowMs = 22
const slowWatchMs = 1000
/** A probe (one frame, waited for until the GPU is done) under this leaves room for the tier above. */
const fastProbeMs = 9
/** A first probe above this skips the one second of watching. */
const hopelessProbeMs = 60

/**
 * Chooses a tier from measured frames. A pure machine: it is told the time between frames that came directly after
 * each other, and the duration of probes made while nothing moves. A tier that proved too slow is not tried again.
 */
export interface TierWatch {
  readonly tier: Tier
  frame(ms: number): void
  probe(ms: number): void
}

export function createTierWatch(start: Tier): TierWatch {
  let index = tiers.indexOf(start)
  let ceiling = tiers.length - 1
  let slowMs = 0
  const stepDown = () => {
    if (index === 0) return
    index--
    ceiling = index
    slowMs = 0
  }
  return {
    get tier() {
      return tiers[index]!
    },
    frame(ms) {
      // One hitch (a shader, a garbage collection) must not cost a tier: quick frames pay slow ones back.
      slowMs = ms > tooSlowMs ? slowMs + ms : Math.max(0, slowMs - 4 * ms)
      if (slowMs > slowWatchMs) stepDown()
    },
    probe(ms) {
      if (ms > hopelessProbeMs) stepDown()
      else if (ms < fastProbeMs && index < ceiling) index++
    },
  }
}
