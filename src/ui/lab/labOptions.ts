import { type PresetName, presets } from '../../lab/fleets'
import { chooseFleet, gather } from '../../lab/labTable'
import type { Table } from '../../table/part'
import { lightMoods, paces, qualityChoices, tableSettingsOf } from '../../table/tableSettings'

/**
 * What an address may ask for: `/lab?seed=tern&dice=everything&quality=low&light=evening&pace=real&calm`. Words that
 * are not known are passed over.
 */
export interface LabOptions {
  /** The seed of the first drop. */
  readonly seed: string | undefined
  readonly preset: PresetName | undefined
}

const known = <T extends string>(list: readonly T[], word: string | null): T | undefined =>
  list.find(each => each === word)

/** Applies the options of the table, and returns those of the dice. */
export function readLabOptions(table: Table, search: string): LabOptions {
  const asked = new URLSearchParams(search)
  const quality = known(qualityChoices, asked.get('quality'))
  const light = known(lightMoods, asked.get('light'))
  const pace = known(paces, asked.get('pace'))
  tableSettingsOf(table).setState({
    ...(quality ? { quality } : {}),
    ...(light ? { light } : {}),
    ...(pace ? { pace } : {}),
    ...(asked.has('calm') ? { reducedMotion: true } : {}),
  })
  return {
    seed: asked.get('seed')?.slice(0, 100) || undefined,
    preset: known(Object.keys(presets) as PresetName[], asked.get('dice')),
  }
}

/** Puts the dice that were asked for in the hand. */
export function takeAsked(table: Table, { seed, preset }: LabOptions): void {
  if (preset) chooseFleet(table, presets[preset].fleet)
  if (seed !== undefined) gather(table, { seed })
}
