import { labStore, nothingMeasured } from './labStore'

/** What the person points at and picks: the first die shows its ranges, with a second the gap is measured. */
const { getState, setState } = labStore

export function hoverDie(id: string | undefined): void {
  if (getState().hovered !== id) setState({ hovered: id })
}

/** A tap on a die: the first, then the second, then a new first; the same die again lets go of it. */
export function pickToMeasure(id: string): void {
  const { first, second } = getState().measured
  if (first === id) setState({ measured: { first: second, second: undefined } })
  else if (second === id) setState({ measured: { first, second: undefined } })
  else if (first === undefined || second !== undefined)
    setState({ measured: { first: id, second: undefined } })
  else setState({ measured: { first, second: id } })
}

export function measureBetween(first: string | undefined, second: string | undefined): void {
  setState({ measured: { first, second: first === second ? undefined : second } })
}

export function clearMeasured(): void {
  if (getState().measured !== nothingMeasured) setState({ measured: nothingMeasured })
}
