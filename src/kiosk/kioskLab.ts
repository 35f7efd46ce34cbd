/** The kiosk's hands at the Sea Box: a drop between two words, dice for a visitor's hand, dice to be measured. */

import { diceOf, presets } from '../lab/fleets'
import { measureBetween } from '../lab/labMeasuring'
import { freshLabSeed, labRequest } from '../lab/labRequest'
import { labStoreOf } from '../lab/labStore'
import { bang, chooseFleet, gather, showThrow } from '../lab/labTable'
import { attemptRecord, loadPhysics, simulateThrow } from '../physics'
import { wishView } from '../table/cameraWish'
import { measuresOf } from '../table/judge/measures'
import type { Table } from '../table/part'

/** About half of these drops lie flat. Of this many tries, one almost always does. */
const flatTries = 12
/** Seconds for which dice stay visible after they have come to rest. */
const lookSeconds = 5
const fistSeconds = 1.2

/** All dice in the visitor's hand, to shake and let go. */
export function layHandful(table: Table): void {
  chooseFleet(table, presets.everything.fleet)
  gather(table)
  wishView(table, 'drop')
}

/** The dice that a visitor has just dropped are measured; without any, some are laid. */
export function measureDice(table: Table, hasDropped: boolean): void {
  const labStore = labStoreOf(table)
  const { phase, lying } = labStore.getState()
  if (!hasDropped || phase !== 'settled' || lying.length < 2) layMeasuring(table)
  // The first gap is drawn already: what is to be done here is seen before it is read.
  const nearest = measuresOf(labStore.getState().lying).pairs.pairs.find(({ touching }) => !touching)
  if (nearest) measureBetween(table, nearest.a, nearest.b)
  wishView(table, 'judge')
}

/** Two fleets and some strangers lie there, seen from above. */
function layMeasuring(table: Table): void {
  const labStore = labStoreOf(table)
  const { fleet } = presets.skirmish
  const dice = diceOf(fleet)
  let record = attemptRecord(labRequest(dice), freshLabSeed(), 1)
  for (let tries = 1; tries < flatTries && simulateThrow(record).outcome !== 'flat'; tries++)
    record = attemptRecord(labRequest(dice), freshLabSeed(), 1)
  labStore.setState({ fleet, dice, source: 'drop' })
  showThrow(table, record)
}

export interface Interlude {
  /** Moves on; true once all has been seen. */
  advance(seconds: number): boolean
}

/** All dice fall automatically, and the fist falls if one does not lie flat. */
export function startInterlude(table: Table): Interlude {
  chooseFleet(table, presets.everything.fleet)
  gather(table, { atOnce: true })
  let rested = 0
  return {
    advance(seconds) {
      const { phase } = labStoreOf(table).getState()
      rested = phase === 'settled' || phase === 'cocked' ? rested + seconds : 0
      if (phase === 'cocked' && rested >= fistSeconds) bang(table)
      return (phase === 'settled' && rested >= lookSeconds) || phase === 'failed' || phase === 'unsettled'
    },
  }
}

export const loadDice = loadPhysics
