/** Whole millimetres, as people say them; with decimals where whole ones would say that a length is just the limit. */
export function mmText(mm: number, limit = 0): string {
  for (const digits of [0, 1, 2]) {
    const text = mm.toFixed(digits)
    if (Number(text) !== limit || mm === limit) return text
  }
  return mm.toFixed(3)
}
