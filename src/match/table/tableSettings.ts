import { createStore } from 'zustand/vanilla'

/** How the table is to be shown: what the person chose, and what the table found out about the machine. */
export const lightMoods = ['day', 'evening'] as const
export type LightMood = (typeof lightMoods)[number]

export const qualityChoices = ['auto', 'high', 'medium', 'low'] as const
export type QualityChoice = (typeof qualityChoices)[number]

/** `real`: a drop takes as long as it takes; `gentle`: slowed once the first die has hit, so that the eye can follow. */
export const paces = ['real', 'gentle'] as const
export type Pace = (typeof paces)[number]

/** Whether there is a picture: `lost` may come back, `absent` never had one. */
export const pictureStates = ['starting', 'drawn', 'lost', 'absent'] as const
export type PictureState = (typeof pictureStates)[number]

export interface TableSettings {
  readonly light: LightMood
  readonly quality: QualityChoice
  readonly pace: Pace
  readonly reducedMotion: boolean
  readonly picture: PictureState
}

const asksForCalm = () =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches

export const tableSettings = createStore<TableSettings>(() => ({
  light: 'day',
  quality: 'auto',
  pace: 'gentle',
  reducedMotion: asksForCalm(),
  picture: 'starting',
}))
