/** How loud the kiosk is from this hour of the local day on. */
export interface VolumeFrom {
  /** 0 to 23. */
  readonly hour: number
  readonly percent: number
}

/** How loud it is in an hour of the day; before the first hour that is named the last one of the evening before holds. */
export function volumeAt(plan: readonly VolumeFrom[], hour: number): number {
  const byHour = plan.toSorted((a, b) => a.hour - b.hour)
  return (byHour.findLast(from => from.hour <= hour) ?? byHour.at(-1))?.percent ?? 0
}
