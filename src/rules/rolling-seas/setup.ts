/** The table before anything is drawn (3.3). */
import type { SetUp } from '../game'
import { startRandom } from '../random'
import { adventureCards } from './data/adventures'
import { roundCount } from './data/ledger'
import { emptyLedger } from './ledger'
import type { RollingOptions } from './options'
import type { Player, RollingState, SeaMap } from './state'
import { islandIds } from './vocabulary'

/** RS-20: circles filled before round 1 by the option `startStores`. */
const provisionedStart = 5

export const emptyMap: SeaMap = {
  islands: [],
  drawings: [],
  skipped: [],
  track: [],
  explored: [],
  told: [],
}

function createPlayer({ startStores }: RollingOptions): Player {
  return {
    captain: '',
    ship: '',
    log: Array.from({ length: roundCount }, () => ''),
    map: emptyMap,
    ledger: emptyLedger(startStores === 'provisioned' ? provisionedStart : 0),
  }
}

export function setUpTable({ players, seed, options: given }: SetUp): RollingState {
  const options = given as unknown as RollingOptions
  return {
    game: 'rolling-seas',
    version: 1,
    options,
    random: startRandom(seed),
    phase: 'setupIslands',
    round: 0,
    pending: [],
    islandDeck: islandIds,
    islandsShown: [],
    adventureDeck: adventureCards.map(({ id }) => id),
    discard: [],
    cardsInPlay: [],
    players: Array.from({ length: players }, () => createPlayer(options)),
  }
}
