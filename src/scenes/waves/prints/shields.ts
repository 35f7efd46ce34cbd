import type { Cls } from '../../../rules/waves/public'
import type { Pen } from '../../things/prints'
import { classLook, type Outline, palette } from './palette'

/** The outline of a class as a path of this half size round a point. */
function outlinePath(outline: Outline, x: number, y: number, r: number): string {
  const polygon = (points: readonly (readonly [number, number])[]) =>
    `M${points.map(([px, py]) => `${x + px * r} ${y + py * r}`).join('L')}Z`
  switch (outline) {
    case 'circle':
      return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
    case 'square': {
      const s = r * 0.9
      return `M${x - s} ${y - s}h${2 * s}v${2 * s}h${-2 * s}Z`
    }
    case 'shield':
      return `M${x - r * 0.95} ${y - r * 0.92}h${r * 1.9}v${r * 0.75}c0 ${r * 0.75} ${-r * 0.6} ${r * 1.05} ${-r * 0.95} ${r * 1.35}c${-r * 0.35} ${-r * 0.3} ${-r * 0.95} ${-r * 0.6} ${-r * 0.95} ${-r * 1.35}Z`
    case 'lozenge':
      return polygon([
        [0, -1.22],
        [1.1, 0],
        [0, 1.22],
        [-1.1, 0],
      ])
    case 'octagon':
      return polygon([
        [-0.42, -1],
        [0.42, -1],
        [1, -0.42],
        [1, 0.42],
        [0.42, 1],
        [-0.42, 1],
        [-1, 0.42],
        [-1, -0.42],
      ])
  }
}

/** The shield of a class with its Power. */
export function drawPower(pen: Pen, cls: Cls, x: number, y: number, r: number): void {
  const { base, deep, outline } = classLook[cls]
  const path = outlinePath(outline, x, y, r)
  pen.path(path, palette.brass)
  pen.path(path, palette.brassDeep, r * 0.16)
  pen.path(outlinePath(outline, x, y, r * 0.88), deep)
  pen.path(outlinePath(outline, x, y, r * 0.76), base)
  const up = outline === 'shield' ? -r * 0.06 : 0
  pen.text(String(cls), x, y + r * 0.5 + up, {
    face: 'number',
    size: r * 1.45,
    colour: palette.cream,
    align: 'center',
  })
}

/** The shield of a class with its symbol. */
export function drawSymbol(pen: Pen, cls: Cls, x: number, y: number, r: number): void {
  const { base, deep, icon, outline } = classLook[cls]
  pen.path(outlinePath(outline, x, y, r), deep)
  pen.path(outlinePath(outline, x, y, r * 0.86), base)
  pen.icon(icon, x, y - (outline === 'shield' ? r * 0.08 : 0), r * 1.3, palette.cream)
}
