import { afterPick, measuredBetween, nothingMeasured } from '../table/judge/measured'
import { labStore } from './labStore'

/** What the person points at and picks: the first die shows its ranges, with a second the gap is measured. */
const { getState, setState } = labStore

export function hoverDie(id: string | undefined): void {
  if (getState().hovered !== id) setState({ hovered: id })
}

export function pickToMeasure(id: string): void {
  setState(({ measured }) => ({ measured: afterPick(measured, id) }))
}

export function measureBetween(first: string | undefined, second: string | undefined): void {
  setState({ measured: measuredBetween(first, second) })
}

export function clearMeasured(): void {
  if (getState().measured !== nothingMeasured) setState({ measured: nothingMeasured })
}
