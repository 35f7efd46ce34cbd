import { afterPick, measuredBetween, nothingMeasured } from '../table/judge/measured'
import type { Table } from '../table/part'
import { labStoreOf } from './labStore'

/** What the person points at and picks: the first die shows its ranges, with a second the gap is measured. */
export function hoverDie(table: Table, id: string | undefined): void {
  const labStore = labStoreOf(table)
  if (labStore.getState().hovered !== id) labStore.setState({ hovered: id })
}

export function pickToMeasure(table: Table, id: string): void {
  labStoreOf(table).setState(({ measured }) => ({ measured: afterPick(measured, id) }))
}

export function measureBetween(table: Table, first: string | undefined, second: string | undefined): void {
  labStoreOf(table).setState({ measured: measuredBetween(first, second) })
}

export function clearMeasured(table: Table): void {
  const labStore = labStoreOf(table)
  if (labStore.getState().measured !== nothingMeasured) labStore.setState({ measured: nothingMeasured })
}
