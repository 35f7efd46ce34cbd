import { createStore } from 'zustand/vanilla'
import { part, type Table } from './part'

/** How the table is to be shown: what the person chose, and what the table found out about the machine. */
export const lightMoods = ['day', 'evening'] as const
export type LightMood = (typeof lightMoods)[number]

export const qualityChoices = ['auto', 'high', 'medium', 'low'] as const
export type QualityChoice = (typeof qualityChoices)[number]

/** `real`: a drop takes as long as it takes; `gentle`: slowed once the first die has hit, so that the eye can follow. */
export const paces = ['real', 'gentle'] as const
export type Pace = (typeof paces)[number]

/** Whether there is a picture: `lost` may come back, `broken` does after a reload, `absent` never had one. */
export const pictureStates = ['starting', 'drawn', 'lost', 'broken', 'absent'] as const
export type PictureState = (typeof pictureStates)[number]

/** There is no picture, and none comes back to this page: words are all there is. */
export const isInWords = (picture: PictureState): boolean => picture === 'absent' || picture === 'broken'

/** There is nothing to point at or to look at from elsewhere, whether the picture comes back or not. */
export const hasNoPicture = (picture: PictureState): boolean => isInWords(picture) || picture === 'lost'

/** How loud, each 0 to 1. */
export interface SoundSettings {
  readonly muted: boolean
  readonly master: number
  readonly effects: number
  readonly ambience: number
  /** Both ears hear the same. */
  readonly mono: boolean
}

/** How large words are set, on the page and on what the page shows of the table. */
export const textSizes = ['usual', 'large', 'huge'] as const
export type TextSize = (typeof textSizes)[number]

/** `system`: as the browser says that somebody wants it. */
export const motionChoices = ['system', 'calm', 'full'] as const
export type MotionChoice = (typeof motionChoices)[number]

/** How slowly moves of computers and automatic steps are told. */
export const computerPaces = ['calm', 'brisk', 'at once'] as const
export type ComputerPace = (typeof computerPaces)[number]

export interface TableSettings {
  readonly sound: SoundSettings
  readonly light: LightMood
  readonly quality: QualityChoice
  readonly pace: Pace
  readonly motion: MotionChoice
  /** What follows from `motion` on this machine. */
  readonly reducedMotion: boolean
  readonly textSize: TextSize
  /** Colours are named and outlined wherever the page shows them. */
  readonly colourHelp: boolean
  readonly computers: ComputerPace
  /** Every line names its rule by its id; otherwise refusals and verdicts alone do. */
  readonly ruleIds: boolean
  /** A coach says each thing about a game when it first matters. */
  readonly tips: boolean
  /** A mate may be asked what to do. */
  readonly suggests: boolean
  /** What the coach has said: `<game> <lesson>`. */
  readonly learnt: readonly string[]
  readonly picture: PictureState
}

const asksForCalm = () =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches

export const tableSettingsOf = part(() =>
  createStore<TableSettings>(() => ({
    sound: { muted: false, master: 0.7, effects: 1, ambience: 0.6, mono: false },
    light: 'day',
    quality: 'auto',
    pace: 'gentle',
    motion: 'system',
    reducedMotion: asksForCalm(),
    textSize: 'usual',
    colourHelp: false,
    ruleIds: false,
    computers: 'calm',
    tips: true,
    suggests: true,
    learnt: [],
    picture: 'starting',
  })),
)

export function chooseMotion(table: Table, motion: MotionChoice): void {
  tableSettingsOf(table).setState({
    motion,
    reducedMotion: motion === 'system' ? asksForCalm() : motion === 'calm',
  })
}

export function changeSound(table: Table, change: Partial<SoundSettings>): void {
  tableSettingsOf(table).setState(({ sound }) => ({ sound: { ...sound, ...change } }))
}

export function toggleMute(table: Table): void {
  changeSound(table, { muted: !tableSettingsOf(table).getState().sound.muted })
}
