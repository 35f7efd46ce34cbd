/** The table options (3.14); they hold for everybody from before the set-up (RS-99). */
import type { GameOption } from '../game'
import { type DirectionTable, directionTables } from './data/dice'

export interface RollingOptions {
  readonly islandSetup: 'standard' | 'advanced'
  readonly directionTable: DirectionTable
  readonly startStores: 'empty' | 'provisioned'
  readonly cornerSqueeze: 'allowed' | 'blocked'
  readonly exploreAtPort: 'no' | 'yes'
  readonly portOrder: 'tellResupplyUpgrade' | 'tellUpgradeResupply'
  readonly currentStory: 'perTurn' | 'perRide'
  readonly finalSailStory: 'none' | 'route'
  readonly soloRocksNearest: 'off' | 'on'
}

/** The first value is the standard one. */
function option(
  id: keyof RollingOptions,
  values: readonly string[],
  rule: string,
  meaning: string,
): GameOption {
  return { id, values, default: values[0]!, rule, meaning }
}

export const rollingOptions: readonly GameOption[] = [
  option(
    'islandSetup',
    ['standard', 'advanced'],
    'RS-23',
    'Islands one by one, or in pairs that may swap places',
  ),
  option(
    'directionTable',
    directionTables,
    'RS-29',
    'Which directions have two values on the direction dice',
  ),
  option(
    'startStores',
    ['empty', 'provisioned'],
    'RS-20',
    'Whether the voyage begins with 5 Provisions on board',
  ),
  option(
    'cornerSqueeze',
    ['blocked', 'allowed'],
    'RS-18',
    'Whether a ship slips diagonally between two closed corners',
  ),
  option(
    'exploreAtPort',
    ['no', 'yes'],
    'RS-74',
    'Whether you may Explore other land while you lie at a port',
  ),
  option(
    'portOrder',
    ['tellResupplyUpgrade', 'tellUpgradeResupply'],
    'RS-78',
    'Whether a visit resupplies before or after the upgrade',
  ),
  option(
    'currentStory',
    ['perTurn', 'perRide'],
    'RS-56b',
    'Over what the spaces of Currents are counted for Story',
  ),
  option(
    'finalSailStory',
    ['none', 'route'],
    'RS-85b',
    'Whether the last trip to the nearest port adds to the Story',
  ),
  option(
    'soloRocksNearest',
    ['off', 'on'],
    'RS-97e',
    'Whether solo Rocks go as near to their coordinates as they can',
  ),
]

export const standardOptions = Object.fromEntries(
  rollingOptions.map(({ id, default: standard }) => [id, standard]),
) as unknown as RollingOptions
