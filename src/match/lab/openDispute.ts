import { type Dispute, readDispute, recompute, writeDispute } from './dispute'
import { measureBetween } from './labMeasuring'
import { placedOf, showPlaced } from './labPlacing'
import { labStore } from './labStore'
import { showThrow } from './labTable'

/** The dispute on the table now, as a link's end; undefined while nothing lies there. */
export function presentDispute(): string | undefined {
  const { lying, source, record, result, measured, tiles } = labStore.getState()
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
export function openDispute(hash: string): boolean {
  const read = readDispute(hash)
  if (!read) return false
  if (!read.ok) {
    labStore.setState({ word: { text: read.why } })
    return false
  }
  show(read.dispute)
  return true
}

function show(dispute: Dispute): void {
  const { lying, agrees } = recompute(dispute)
  if (dispute.record) {
    showThrow(dispute.record)
    labStore.setState({ source: 'link', agrees, word: { text: verdict(agrees) } })
  } else {
    showPlaced(lying, 'These dice were placed by hand. Measure them anew.')
  }
  labStore.setState({ tiles: dispute.tiles })
  measureBetween(dispute.measured[0], dispute.measured[1])
}

function verdict(agrees: boolean | undefined): string {
  if (agrees === undefined) return 'The drop of the link, fallen again from its seed.'
  return agrees
    ? 'Fallen again from the seed: the dice lie exactly as the link says.'
    : 'Fallen again from the seed, the dice lie otherwise than the link says. Do not trust it.'
}
