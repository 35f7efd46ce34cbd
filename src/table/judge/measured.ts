/** What is being measured: one die alone shows its ranges, two the gap between them. */
export interface Measured {
  readonly first: string | undefined
  readonly second: string | undefined
}

export const nothingMeasured: Measured = { first: undefined, second: undefined }

/** A tap on a die: the first, then the second, then a new first; the same die again lets go of it. */
export function afterPick({ first, second }: Measured, id: string): Measured {
  if (first === id) return { first: second, second: undefined }
  if (second === id) return { first, second: undefined }
  return first === undefined || second !== undefined
    ? { first: id, second: undefined }
    : { first, second: id }
}

/** Two dice that were named at once; naming the same twice is naming it alone. */
export function measuredBetween(first: string | undefined, second: string | undefined): Measured {
  return { first, second: first === second ? undefined : second }
}
