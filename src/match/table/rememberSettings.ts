import * as v from 'valibot'
import { lightMoods, paces, qualityChoices, type TableSettings, tableSettings } from './tableSettings'

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
})

const worthKeeping = ({ light, quality, pace, sound }: TableSettings) => ({ light, quality, pace, sound })

/** Takes over what was kept. Damaged or forbidden storage is no fault: the table starts as it comes. */
export function recallSettings(storage: () => Storage): void {
  try {
    const kept = v.safeParse(remembered, JSON.parse(storage().getItem(storageKey) ?? 'null'))
    if (kept.success) tableSettings.setState(kept.output)
  } catch {}
}

/** Keeps every change from now on; where nothing can be kept it holds for this visit. */
export function keepSettings(storage: () => Storage): () => void {
  return tableSettings.subscribe((now, before) => {
    const isWorthKeeping =
      now.light !== before.light ||
      now.quality !== before.quality ||
      now.pace !== before.pace ||
      now.sound !== before.sound
    if (!isWorthKeeping) return
    try {
      storage().setItem(storageKey, JSON.stringify(worthKeeping(now)))
    } catch {}
  })
}
