import * as v from 'valibot'
import type { Table } from './part'
import {
  chooseMotion,
  computerPaces,
  lightMoods,
  motionChoices,
  paces,
  qualityChoices,
  type TableSettings,
  tableSettingsOf,
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
  // Settings from before this choice existed get the default.
  motion: v.optional(v.picklist(motionChoices), 'system'),
  textSize: v.optional(v.picklist(textSizes), 'usual'),
  colourHelp: v.optional(v.boolean(), false),
  computers: v.optional(v.picklist(computerPaces), 'calm'),
  ruleIds: v.optional(v.boolean(), false),
  tips: v.optional(v.boolean(), true),
  suggests: v.optional(v.boolean(), true),
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
  'ruleIds',
  'tips',
  'suggests',
  'learnt',
] as const satisfies readonly (keyof v.InferOutput<typeof remembered>)[]

const worthKeeping = (settings: TableSettings) =>
  Object.fromEntries(keptKeys.map(key => [key, settings[key]]))

/** Takes over what was kept. Damaged or forbidden storage is no fault: the table starts as it comes. */
export function recallSettings(table: Table, storage: () => Storage): void {
  try {
    const kept = v.safeParse(remembered, JSON.parse(storage().getItem(storageKey) ?? 'null'))
    if (!kept.success) return
    tableSettingsOf(table).setState(kept.output)
    // Without a choice of the user the system setting is read again, not the stored one.
    if (kept.output.motion !== 'system') chooseMotion(table, kept.output.motion)
  } catch {}
}

/** Saves every later change by the user; without storage it lasts for this visit. */
export function keepSettings(
  table: Table,
  storage: () => Storage,
  isOwn: () => boolean = () => true,
): () => void {
  return tableSettingsOf(table).subscribe((now, before) => {
    if (!isOwn()) return
    if (keptKeys.every(key => now[key] === before[key])) return
    try {
      storage().setItem(storageKey, JSON.stringify(worthKeeping(now)))
    } catch {}
  })
}
