import { type DieReading, tileOutline } from '../measure'
import { pairOf, verdictOn } from '../table/judge/measures'
import { headlineText } from '../table/judge/verdictWords'
import type { Table } from '../table/part'
import { type Dispute, readDispute, recompute, writeDispute } from './dispute'
import { measureBetween } from './labMeasuring'
import { placedOf, showPlaced } from './labPlacing'
import { labStoreOf } from './labStore'
import { showThrow } from './labTable'

/** The dispute on the table now, as a link's end; undefined while nothing lies there. */
export function presentDispute(table: Table): string | undefined {
  const { lying, source, record, result, measured, tiles } = labStoreOf(table).getState()
  if (lying.length === 0) return undefined
  const names = [measured.first, measured.second].filter(name => name !== undefined)
  if (source !== 'hand' && record && result)
    return writeDispute({ record, placed: undefined, hash: result.hash, measured: names, tiles })
  return writeDispute({
    record: undefined,
    placed: lying.map(placedOf),
    hash: undefined,
    measured: names,
    tiles,
  })
}

/** Opens the dispute of an address, if it holds one: true if it did. Physics must be loaded. */
export function openDispute(table: Table, hash: string): boolean {
  const read = readDispute(hash)
  if (!read) return false
  if (!read.ok) {
    labStoreOf(table).setState({ word: { text: read.why } })
    return false
  }
  show(table, read.dispute)
  return true
}

function show(table: Table, dispute: Dispute): void {
  const labStore = labStoreOf(table)
  const { lying, agrees } = recompute(dispute)
  const origin = dispute.record ? fallenWord(agrees) : 'These dice were placed by hand. Measure them again.'
  const text = agrees === false ? origin : [verdictWord(lying, dispute), origin].filter(Boolean).join(' ')
  if (dispute.record) {
    showThrow(table, dispute.record)
    labStore.setState({ source: 'link', agrees, word: { text } })
  } else {
    showPlaced(table, lying, text)
  }
  labStore.setState({ tiles: dispute.tiles })
  measureBetween(table, dispute.measured[0], dispute.measured[1])
}

/** The link opens with its verdict, which is computed again: a link cannot claim one. */
function verdictWord(lying: readonly DieReading[], { measured, tiles }: Dispute): string | undefined {
  const pair = pairOf(lying, measured[0], measured[1])
  return pair && `${headlineText(verdictOn(lying, pair, tiles.map(tileOutline)))}.`
}

function fallenWord(agrees: boolean | undefined): string {
  if (agrees === undefined) return 'The drop of the link, fallen again from its seed.'
  return agrees
    ? 'Fallen again from the seed: the dice lie exactly as the link says.'
    : 'Fallen again from the seed, the dice lie otherwise than the link says. Do not trust it.'
}
