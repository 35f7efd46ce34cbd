import type { Colour } from '../../../rules/waves-of-fortune/public'
import type { Pen } from '../../things/prints'
import { ink, type SeaArea, seaInk, seatInk } from './palette'
import { blob, drawWater } from './water'

const side = 40

/** Black border for the shallows, red for the depths, on both sides (2). */
function drawBorder(pen: Pen, area: SeaArea): void {
  pen.frame(0.9, 0.9, side - 1.8, side - 1.8, 1.8, seaInk[area].border, 1.4)
  pen.frame(2.3, 2.3, side - 4.6, side - 4.6, 0.35, seaInk[area].foam, 0.8)
}

/** A side that nobody has turned: night over the water, and a compass that shows no way. */
export function drawTileBack(pen: Pen, area: SeaArea): void {
  const isDeep = area === 'depths'
  drawWater(
    pen,
    [0, 0, side, side],
    isDeep
      ? { deep: '#0a2236', mid: '#0e2b41', light: '#15384f', foam: '#38607a' }
      : { deep: '#123f50', mid: '#174a5b', light: '#205a6a', foam: '#4d8896' },
    isDeep ? 5 : 2,
    5,
  )
  const pale = isDeep ? '#b4665a' : '#7fa9b2'
  pen.context.globalAlpha = 0.5
  pen.ring(20, 20, 10.4, 0.5, pale)
  pen.ring(20, 20, 9.2, 0.25, pale)
  pen.icon('compass', 20, 20, 15, pale)
  pen.context.globalAlpha = 1
  drawBorder(pen, area)
}

/** `shallows-ocean-1`, `depths-reef`: what a turned tile shows. */
export function drawTile(pen: Pen, name: string): void {
  const [area = 'depths', kind = 'ocean', variant = '0'] = name.split('-') as [SeaArea, string, string?]
  const sea = seaInk[area]
  const salt = (area === 'depths' ? 40 : 10) + Number(variant) * 7
  drawWater(pen, [0, 0, side, side], sea, salt)
  if (kind === 'island') drawIsland(pen, area, Number(variant))
  else if (kind === 'reef') drawReef(pen, area)
  else if (kind === 'whirlpool') drawWhirlpool(pen, area)
  else if (kind === 'king') drawKingsWater(pen)
  drawBorder(pen, area)
}

function drawIsland(pen: Pen, area: SeaArea, variant: number): void {
  const salt = 90 + variant * 13 + (area === 'depths' ? 5 : 0)
  const [cx, cy] = [20 + (variant % 2) * 1.4 - 0.7, 20.6 - (variant % 3) * 0.5]
  const sea = seaInk[area]
  pen.context.globalAlpha = 0.5
  pen.shape(blob(cx, cy, 15.4, 13.4, salt), sea.light)
  pen.context.globalAlpha = 0.8
  pen.shape(blob(cx, cy, 13.6, 11.8, salt), sea.foam)
  pen.context.globalAlpha = 1
  pen.shape(blob(cx, cy, 12.8, 11, salt), '#e4cf97')
  pen.shape(blob(cx - 0.3, cy - 0.6, 10.6, 8.8, salt), '#cdb271')
  pen.shape(blob(cx - 0.4, cy - 1, 9.2, 7.4, salt + 1), area === 'depths' ? '#4d6b35' : '#6a9141')
  pen.shape(blob(cx - 1.4, cy - 2, 6.4, 4.8, salt + 2), area === 'depths' ? '#39542a' : '#557a33')
  if (area === 'depths') {
    pen.icon('volcano', cx + 0.4, cy - 2.4, 12.4, '#3a2a20')
    pen.icon('palm-tree', cx - 6, cy + 2, 7, '#22381c')
    return
  }
  const palms = [
    [-2.6, -3.4, 12],
    [3.8, -1.4, 9.4],
    [-5.6, 2.2, 7],
  ] as const
  for (const [dx, dy, size] of palms) {
    pen.context.globalAlpha = 0.35
    pen.icon('palm-tree', cx + dx + 0.6, cy + dy + 0.7, size, '#20140a')
    pen.context.globalAlpha = 1
    pen.icon('palm-tree', cx + dx, cy + dy, size, '#274a1d')
  }
}

function drawReef(pen: Pen, area: SeaArea): void {
  pen.context.globalAlpha = 0.55
  pen.shape(blob(20, 20.5, 14.5, 12.5, 61, 0.24), '#8fd0c4')
  pen.context.globalAlpha = 1
  const corals = [
    [13, 16, 13, '#e0674a'],
    [26, 14.5, 11, '#f0a45c'],
    [20, 25.5, 14, '#d84a63'],
    [29.5, 26, 9, '#e0674a'],
    [10.5, 27.5, 8, '#f0a45c'],
  ] as const
  for (const [x, y, size, colour] of corals) {
    pen.icon('coral', x + 0.5, y + 0.6, size, area === 'depths' ? '#0a2034' : '#134452')
    pen.icon('coral', x, y, size, colour)
  }
}

/** A spiral that winds inwards and darkens. */
function drawWhirlpool(pen: Pen, area: SeaArea): void {
  const sea = seaInk[area]
  for (let k = 0; k < 9; k++) {
    pen.context.globalAlpha = 0.2
    pen.disc(20, 20, 16 - k * 1.7, '#06202f')
  }
  for (const arm of [0, 1, 2]) {
    const steps = 64
    for (let i = 0; i < steps; i++) {
      const point = (n: number): [number, number] => {
        const t = n / steps
        const angle = t * Math.PI * 4.4 + (arm * Math.PI * 2) / 3
        const reach = 16.4 * (1 - t) ** 1.25 + 0.7
        return [20 + Math.cos(angle) * reach, 20 + Math.sin(angle) * reach]
      }
      const [a, b] = [point(i), point(i + 1)]
      pen.context.globalAlpha = 0.85 - 0.35 * (i / steps)
      pen.line(...a, ...b, 1.25 * (1 - i / steps) + 0.25, arm === 0 ? '#f2faf6' : sea.foam)
    }
  }
  pen.context.globalAlpha = 1
  pen.disc(20, 20, 1.5, '#041520')
}

/** Blood-dark water under the King's ship. */
function drawKingsWater(pen: Pen): void {
  pen.context.globalAlpha = 0.75
  pen.rect(0, 0, side, side, '#24060a')
  pen.context.globalAlpha = 1
  pen.ring(20, 20, 15, 0.8, ink.brass)
  pen.ring(20, 20, 13.6, 0.3, ink.brass)
  pen.icon('skull-crossed-bones', 20, 22, 19, '#6e1a16')
  pen.icon('queen-crown', 20, 9.4, 8, ink.brass)
}

export function drawTreasure(pen: Pen, isPlain: boolean): void {
  drawWater(pen, [0, 0, side, side], seaInk.depths, 77)
  if (!isPlain) {
    pen.context.globalAlpha = 0.8
    pen.shape(blob(20, 21, 14.6, 13, 33), seaInk.depths.foam)
    pen.context.globalAlpha = 1
    pen.shape(blob(20, 21, 13.6, 12, 33), '#e4cf97')
    pen.shape(blob(20, 21, 11, 9.4, 33), '#d6bc7a')
    pen.icon('open-treasure-chest', 20.5, 19.4, 18, '#2b1708')
    pen.icon('open-treasure-chest', 20, 18.8, 18, '#6f4218')
    pen.rect(10.4, 28, 19.2, 6.6, ink.dark, 1.6)
    pen.text('700', 20, 33.2, { face: 'number', size: 6.6, colour: ink.brassPale, align: 'center' })
  }
  drawBorder(pen, 'depths')
}

/** A harbour in the colour of its ship, with its emblem. */
export function drawHome(pen: Pen, colour: Colour): void {
  const { base, deep, pale, icon } = seatInk[colour]
  drawWater(pen, [0, 0, side, side], seaInk.shallows, 3)
  pen.shape(blob(20, 20, 15.2, 15.2, 8, 0.06), '#e4cf97')
  pen.disc(20, 20, 13.8, deep)
  pen.disc(20, 20, 12.9, base)
  pen.ring(20, 20, 11.4, 0.5, pale)
  pen.icon(icon, 20, 20, 15.5, ink.cream)
  pen.frame(0.9, 0.9, side - 1.8, side - 1.8, 1.8, deep, 1.4)
}
