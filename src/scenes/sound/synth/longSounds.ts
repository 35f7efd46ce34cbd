import { renderCardFlip, renderCardSlide, renderPaper } from './cards'
import { renderBag, renderBell, renderCannon, renderChest } from './things'

/** Sounds that last: rendered once a variant, one of a kind at a time. */
export const longNames = ['card-slide', 'card-flip', 'paper', 'bag', 'chest', 'cannon', 'bell'] as const
export type LongName = (typeof longNames)[number]

export interface LongRecipe {
  readonly render: (variant: number, sampleRate: number) => Float32Array
  /** Playback gain. */
  readonly gain: number
  readonly variants: number
}

export const longSounds: Readonly<Record<LongName, LongRecipe>> = {
  'card-slide': { render: renderCardSlide, gain: 0.052, variants: 6 },
  'card-flip': { render: renderCardFlip, gain: 0.28, variants: 6 },
  paper: { render: renderPaper, gain: 0.058, variants: 4 },
  bag: { render: renderBag, gain: 0.097, variants: 3 },
  chest: { render: renderChest, gain: 0.34, variants: 1 },
  cannon: { render: renderCannon, gain: 0.245, variants: 3 },
  bell: { render: renderBell, gain: 0.26, variants: 1 },
}
