import type { Pen } from '../../things/prints'
import { palette } from './palette'

/** Seigaiha: rows of half rings behind each other, the old pattern for a calm sea. */
export function drawScales(
  pen: Pen,
  [x, y, w, h]: readonly [number, number, number, number],
  size: number,
  deep: string,
  light: string,
  edge: string,
): void {
  const { context } = pen
  context.save()
  pen.rect(x, y, w, h, deep)
  context.clip()
  const rows = Math.ceil(h / (size * 0.33)) + 3
  for (let row = 0; row < rows; row++)
    for (let column = -1; column <= w / size + 1; column++) {
      const cx = x + column * size + (row % 2) * (size / 2)
      const cy = y + row * size * 0.33
      for (const [k, share] of [0.5, 0.38, 0.26, 0.14].entries()) {
        pen.disc(cx, cy, size * share, k % 2 === 0 ? deep : light)
        pen.ring(cx, cy, size * share, size * 0.022, edge)
      }
    }
  context.restore()
}

/** Sea and sky with a pale sun and one silhouette. */
export function drawScene(
  pen: Pen,
  [x, y, w, h]: readonly [number, number, number, number],
  silhouette: string,
  mood: { readonly sky: string; readonly glow: string; readonly sea: string; readonly ship: string },
): void {
  const { context } = pen
  context.save()
  pen.rect(x, y, w, h, mood.sky)
  context.clip()
  const horizon = y + h * 0.66
  for (let i = 0; i < 7; i++) {
    context.globalAlpha = 0.16
    pen.rect(x, horizon - h * (0.08 + i * 0.07), w, h * (0.08 + i * 0.07), mood.glow)
  }
  context.globalAlpha = 1
  pen.disc(x + w * 0.76, y + h * 0.36, h * 0.13, '#f6e7c0')
  pen.rect(x, horizon, w, y + h - horizon, mood.sea)
  // Whatever its shape, its top stays under the frame.
  const size = Math.min(h * 0.7, w * 0.5)
  pen.icon(silhouette, x + w * 0.42, horizon - size * 0.39, size, mood.ship)
  // Water in front of the keel.
  pen.rect(x, horizon + h * 0.045, w, y + h - horizon, mood.sea)
  context.globalAlpha = 0.55
  for (let i = 0; i < 5; i++)
    for (let k = 0; k < 6; k++) {
      const at = x + w * (((k * 0.19 + i * 0.37) % 1.08) - 0.04)
      const row = horizon + h * (0.06 + i * 0.056)
      context.beginPath()
      pen.line(at, row, at + w * (0.05 + ((k * 7 + i * 3) % 4) * 0.014), row, h * 0.009, palette.cream)
    }
  context.restore()
}

/** A brass-lined place for a thing, drawn in the thing's true size. */
export function drawSocket(
  pen: Pen,
  cx: number,
  cy: number,
  w: number,
  h: number,
  corner: number,
  fill: string,
): void {
  pen.rect(cx - w / 2, cy - h / 2, w, h, fill, corner)
  pen.frame(cx - w / 2, cy - h / 2, w, h, 0.6, palette.brass, corner)
}

/** Planks along x: tones that differ a little, thin seams, few joints. */
export function drawPlanks(
  pen: Pen,
  [x, y, w, h]: readonly [number, number, number, number],
  plank: number,
  tones: readonly string[],
  seam: string,
): void {
  const { context } = pen
  const rows = Math.ceil(h / plank)
  for (let row = 0; row < rows; row++) {
    const top = y + row * plank
    const bottom = Math.min(top + plank, y + h)
    pen.rect(x, top, w, bottom - top, tones[(row * 7 + 3) % tones.length]!)
    context.globalAlpha = 0.2
    for (let k = 0; k < 3; k++) {
      const at = top + plank * (0.22 + 0.27 * k)
      if (at < bottom) pen.line(x, at, x + w, at + plank * 0.06 * ((row + k) % 3), plank * 0.035, seam)
    }
    context.globalAlpha = 0.3
    pen.line(x, top + plank * 0.05, x + w, top + plank * 0.05, plank * 0.05, '#f3d9a8')
    context.globalAlpha = 0.75
    if (bottom < y + h) pen.line(x, bottom, x + w, bottom, plank * 0.07, seam)
    context.globalAlpha = 0.5
    for (let at = x + ((row * 53) % 67) + 9; at < x + w - 4; at += 71)
      pen.line(at, top, at, bottom, plank * 0.06, seam)
    context.globalAlpha = 1
  }
}

/** Rounds a side off: light above, dark below. */
export function drawBelly(pen: Pen, [x, y, w, h]: readonly [number, number, number, number]): void {
  const steps = 18
  for (let k = 0; k < steps; k++) {
    const share = (k + 0.5) / steps
    const dark = share < 0.3 ? 0 : (share - 0.3) * 0.62
    const light = share < 0.3 ? (0.3 - share) * 0.4 : 0
    if (dark > 0)
      pen.rect(x, y + (h * k) / steps, w, h / steps + 0.1, `rgb(24 12 4 / ${Math.round(dark * 100)}%)`)
    if (light > 0)
      pen.rect(x, y + (h * k) / steps, w, h / steps + 0.1, `rgb(255 228 170 / ${Math.round(light * 100)}%)`)
  }
}
