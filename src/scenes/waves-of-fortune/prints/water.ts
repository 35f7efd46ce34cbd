import type { Pen } from '../../things/prints'
import { chance } from './palette'

type Box = readonly [x: number, y: number, w: number, h: number]

/** Water seen from above: soft patches of light and depth, then crests in short broken strokes. */
export function drawWater(
  pen: Pen,
  [x, y, w, h]: Box,
  colours: { readonly deep: string; readonly mid: string; readonly light: string; readonly foam: string },
  salt: number,
  size = w / 10,
): void {
  const { context } = pen
  context.save()
  pen.rect(x, y, w, h, colours.mid)
  context.clip()
  for (let i = 0; i < 26; i++) {
    context.globalAlpha = 0.1
    const [px, py] = [x + w * chance(i, salt), y + h * chance(i, salt + 3)]
    pen.disc(px, py, size * (1 + 1.8 * chance(i, salt + 5)), i % 2 === 0 ? colours.deep : colours.light)
  }
  const rows = Math.ceil(h / (size * 0.95))
  for (let row = 0; row < rows; row++) {
    const base = y + (row + 0.5) * size * 0.95
    const phase = chance(row, salt + 7) * 6.28
    for (let at = x - size * chance(row, salt + 9); at < x + w; ) {
      const long = size * (0.7 + 1.5 * chance(at * 3.1 + row, salt))
      context.globalAlpha = 0.2 + 0.34 * chance(at + row, salt + 2)
      const steps = 3
      for (let i = 0; i < steps; i++) {
        const [a, b] = [at + (long * i) / steps, at + (long * (i + 1)) / steps]
        const bend = (px: number) => base + Math.sin((px / size) * 2.1 + phase) * size * 0.18
        pen.line(a, bend(a), b, bend(b), size * 0.085, colours.foam)
      }
      at += long + size * (0.5 + 0.9 * chance(at, salt + 4))
    }
  }
  context.restore()
}

/** A closed shape with a wandering outline around a point. */
export function blob(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  salt: number,
  rough = 0.16,
): readonly (readonly [number, number])[] {
  const waves = [2, 3, 5].map((turns, k) => ({
    turns,
    size: rough / (k + 1),
    at: chance(k, salt) * 6.28,
  }))
  return Array.from({ length: 44 }, (_, i) => {
    const angle = (i / 44) * Math.PI * 2
    const reach = 1 + waves.reduce((sum, wave) => sum + wave.size * Math.sin(angle * wave.turns + wave.at), 0)
    return [cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach] as const
  })
}
