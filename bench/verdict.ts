/** Whether a budget is kept, and the line that says so. */
export interface Verdict {
  readonly line: string
  readonly ok: boolean
}

export function verdict(what: string, value: number, limit: number, digits: number): Verdict {
  const ok = value <= limit
  return { line: `${ok ? 'pass' : 'FAIL'}  ${what}: ${value.toFixed(digits)} (at most ${limit})`, ok }
}
