import { type PresetName, presets } from '../../match/lab/fleets'
import { chooseFleet, gather } from '../../match/lab/labTable'
import { lightMoods, paces, qualityChoices, tableSettings } from '../../match/table/tableSettings'

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

/** Takes over what concerns the table, and answers what concerns the dice. */
export function readLabOptions(search: string): LabOptions {
  const asked = new URLSearchParams(search)
  const quality = known(qualityChoices, asked.get('quality'))
  const light = known(lightMoods, asked.get('light'))
  const pace = known(paces, asked.get('pace'))
  tableSettings.setState({
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
export function takeAsked({ seed, preset }: LabOptions): void {
  if (preset) chooseFleet(presets[preset].fleet)
  if (seed !== undefined) gather({ seed })
}
