import * as v from 'valibot'
import {
  chooseMotion,
  computerPaces,
  lightMoods,
  motionChoices,
  paces,
  qualityChoices,
  type TableSettings,
  tableSettings,
  textSizes,
} from './tableSettings'

/** Where the browser keeps how somebody likes the table; nothing of a game is in it. */
const storageKey = 'seabox-table'

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
const remembered = v.object({
  light: v.picklist(lightMoods),
  quality: v.picklist(qualityChoices),
  pace: v.picklist(paces),
  sound: v.object({
    muted: v.boolean(),
    master: share,
    effects: share,
    ambience: share,
    mono: v.boolean(),
  }),
  // Whoever was here before there was a choice gets the usual.
  motion: v.optional(v.picklist(motionChoices), 'system'),
  textSize: v.optional(v.picklist(textSizes), 'usual'),
  colourHelp: v.optional(v.boolean(), false),
  computers: v.optional(v.picklist(computerPaces), 'calm'),
  tips: v.optional(v.boolean(), true),
  learnt: v.optional(v.array(v.string()), []),
})

const keptKeys = [
  'light',
  'quality',
  'pace',
  'sound',
  'motion',
  'textSize',
  'colourHelp',
  'computers',
  'tips',
  'learnt',
] as const satisfies readonly (keyof v.InferOutput<typeof remembered>)[]

const worthKeeping = (settings: TableSettings) =>
  Object.fromEntries(keptKeys.map(key => [key, settings[key]]))

/** Takes over what was kept. Damaged or forbidden storage is no fault: the table starts as it comes. */
export function recallSettings(storage: () => Storage): void {
  try {
    const kept = v.safeParse(remembered, JSON.parse(storage().getItem(storageKey) ?? 'null'))
    if (!kept.success) return
    tableSettings.setState(kept.output)
    // Who has not chosen is not judged by what the machine wished for when it was last asked.
    if (kept.output.motion !== 'system') chooseMotion(kept.output.motion)
  } catch {}
}

/** Keeps every change from now on that somebody makes for himself; where nothing can be kept it holds for this visit. */
export function keepSettings(storage: () => Storage, isOwn: () => boolean = () => true): () => void {
  return tableSettings.subscribe((now, before) => {
    if (!isOwn()) return
    if (keptKeys.every(key => now[key] === before[key])) return
    try {
      storage().setItem(storageKey, JSON.stringify(worthKeeping(now)))
    } catch {}
  })
}
