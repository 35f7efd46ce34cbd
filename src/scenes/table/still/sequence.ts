/** Radical inverse: points that fill an interval evenly, however many are taken. */
export function halton(index: number, base: number): number {
  let result = 0
  let share = 1 / base
  for (let rest = index; rest > 0; rest = Math.floor(rest / base)) {
    result += (rest % base) * share
    share /= base
  }
  return result
}

/** An even spread of points on a disk: the sunflower's. Writes x and y, each within -1 to 1. */
export function diskPoint(index: number, count: number, out: { x: number; y: number }): void {
  const radius = Math.sqrt((index + 0.5) / count)
  const angle = index * 2.399963229728653
  out.x = Math.cos(angle) * radius
  out.y = Math.sin(angle) * radius
}
