import { type Colour, upgradeIds } from '../../../rules/waves-of-fortune/public'
import type { Pen } from '../../things/prints'
import { onCard } from '../layout/sizes'
import { ink, seatInk } from './palette'
import { upgradeIcons } from './tokenPrints'

const mm = 10

/** `purple-hold-active`: a captain's card; every place is drawn in the size of what goes there. */
export function drawPlayer(pen: Pen, name: string): void {
  const [colour = 'purple', ...marks] = name.split('-') as [Colour, ...string[]]
  const { base, deep, pale, icon } = seatInk[colour]
  const { width, height } = pen
  const [cx, cy] = [width / 2, height / 2]
  const isActive = marks.includes('active')
  pen.fill(deep)
  pen.rect(2.4, 2.4, width - 4.8, height - 4.8, base, 4)
  pen.frame(3.8, 3.8, width - 7.6, height - 7.6, isActive ? 1.6 : 0.6, isActive ? '#ffe9a0' : pale, 3.2)
  pen.disc(18, 17, 11.4, deep)
  pen.ring(18, 17, 10.4, 0.5, pale)
  pen.icon(icon, 18, 17, 15, ink.cream)
  pen.text(colour.charAt(0).toUpperCase() + colour.slice(1), 33, 22, {
    face: 'title',
    size: 14,
    colour: ink.cream,
    width: 48,
  })
  drawHold(pen, marks.includes('hold'), deep, pale)
  drawFighters(pen, deep)
  const { gold, sockets } = onCard
  const [gx, gy] = [cx + gold.u * mm, cy + gold.v * mm]
  pen.rect(gx - gold.width * 5, gy - gold.depth * 5, gold.width * mm, gold.depth * mm, deep, 2)
  pen.frame(gx - gold.width * 5, gy - gold.depth * 5, gold.width * mm, gold.depth * mm, 0.5, ink.brass, 2)
  pen.context.globalAlpha = 0.25
  pen.icon('two-coins', gx - 4, gy, 28, ink.brass)
  pen.context.globalAlpha = 1
  pen.text('gold aboard', gx - gold.width * 5 + 2.4, gy - gold.depth * 5 + 7.4, small(pale))
  for (const [index, upgrade] of upgradeIds.entries()) {
    const [x, y] = [cx + (sockets.u + index * sockets.pitch) * mm, cy + sockets.v * mm]
    pen.disc(x, y, 11, deep)
    pen.ring(x, y, 11, 0.6, ink.brass)
    pen.context.globalAlpha = 0.5
    pen.icon(upgradeIcons[upgrade].icon, x, y, 12, pale)
    pen.context.globalAlpha = 1
  }
  pen.age(0.05)
}

/** Twelve squares, and four that are boarded over until Deep Hold is bought (2). */
function drawHold(pen: Pen, isDeep: boolean, deep: string, pale: string): void {
  const { cargo, hold } = onCard
  const [cx, cy] = [pen.width / 2, pen.height / 2]
  const square = (u: number, v: number, isOpen: boolean) => {
    const [x, y] = [cx + u * mm, cy + v * mm]
    pen.rect(x - 5.6, y - 5.6, 11.2, 11.2, isOpen ? '#2a1a0e' : '#7a5a34', 1)
    pen.frame(x - 5.6, y - 5.6, 11.2, 11.2, 0.45, isOpen ? ink.brass : deep, 1)
    if (isOpen) return
    pen.line(x - 5.2, y - 5.2, x + 5.2, y + 5.2, 1.6, '#5d4122')
    pen.line(x - 5.2, y + 5.2, x + 5.2, y - 5.2, 1.6, '#5d4122')
  }
  pen.text('hold', cx + cargo.u * mm - 5.4, cy + (cargo.v - 0.72) * mm, small(pale))
  for (let i = 0; i < 12; i++)
    square(cargo.u + (i % 6) * cargo.pitch, cargo.v + Math.floor(i / 6) * cargo.pitch, true)
  for (let i = 0; i < 4; i++)
    square(hold.u + (i % 2) * cargo.pitch, cargo.v + Math.floor(i / 2) * cargo.pitch, isDeep)
}

function drawFighters(pen: Pen, deep: string): void {
  const { fighters } = onCard
  const [x, cy] = [pen.width / 2 + fighters.u * mm, pen.height / 2]
  for (let i = 0; i < 3; i++) {
    const y = cy + (fighters.v + i * fighters.pitch) * mm
    pen.disc(x, y, 7, deep)
    pen.ring(x, y, 7, 0.5, '#e89080')
  }
  pen.icon('crossed-sabres', x - 14.5, cy, 11, '#e89080')
}

const small = (colour: string) => ({ face: 'bold', size: 8.4, colour }) as const
