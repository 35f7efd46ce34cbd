const minuteMs = 60_000
const steps = [
  { unit: 'day', ms: 24 * 60 * minuteMs },
  { unit: 'hour', ms: 60 * minuteMs },
  { unit: 'minute', ms: minuteMs },
] as const

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
const exact = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })

/** How long ago, the way people say it; a date once it is more than two weeks. */
export function timeWords(whenMs: number, nowMs: number): string {
  const past = nowMs - whenMs
  if (past < minuteMs) return 'just now'
  if (past > 14 * steps[0].ms) return exact.format(whenMs)
  const { unit, ms } = steps.find(step => past >= step.ms)!
  return relative.format(-Math.floor(past / ms), unit)
}
