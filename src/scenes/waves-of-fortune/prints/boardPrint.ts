import type { Pen } from '../../things/prints'
import { onRail, tilePitch } from '../layout/sizes'
import { ink } from './palette'

/** The frame of the sea: wood-brown chart board, brass lines, A to J and 1 to 10 on all sides. */
export function drawBoard(pen: Pen): void {
  const { width, height } = pen
  pen.fill('#0d2530')
  pen.rect(4, 4, width - 8, height - 8, '#0a1c26', 2)
  const pitch = tilePitch * 10
  const start = width / 2 - 5 * pitch
  pen.frame(start - 1.1, start - 1.1, pitch * 10 + 2.2, pitch * 10 + 2.2, 0.7, ink.brass, 1.2)
  pen.frame(1.6, 1.6, width - 3.2, height - 3.2, 0.9, ink.brass, 3)
  for (let i = 0; i < 10; i++) {
    const at = start + (i + 0.5) * pitch
    const style = { face: 'black', size: 8.9, colour: ink.brassPale, align: 'center' } as const
    for (const y of [8.2, height - 2.2]) pen.text('ABCDEFGHIJ'[i]!, at, y, style)
    for (const x of [5.3, width - 5.3]) pen.text(String(i + 1), x, at + 3.1, { ...style, width: 7.5 })
  }
}

const railTitles: Readonly<Record<string, string>> = {
  none: 'No fight',
  pirate: 'Pirates',
  kraken: 'The Kraken',
  king: 'The Pirate King',
}
const railIcons: Readonly<Record<string, string>> = {
  none: 'crossed-sabres',
  pirate: 'skull-crossed-bones',
  kraken: 'kraken-tentacle',
  king: 'queen-crown',
}

/** Two rows of three slots, the pairs beside each other, the highest at the far end; above them what is left of the foe. */
export function drawRail(pen: Pen, foe: string): void {
  const { width, height } = pen
  const mm = 10
  const [cx, cy] = [width / 2, height / 2]
  pen.fill('#3b2413')
  pen.rect(1.6, 1.6, width - 3.2, height - 3.2, '#4a2f19', 3)
  pen.frame(3, 3, width - 6, height - 6, 0.6, ink.brass, 2.4)
  pen.text(railTitles[foe] ?? '', cx, 15, {
    face: 'title',
    size: 9.6,
    colour: ink.brassPale,
    align: 'center',
    width: width - 12,
  })
  const { u, v, pitch } = onRail.hp
  const count = foe === 'king' ? 15 : 10
  for (let i = 0; i < count; i++)
    pen.frame(
      cx + (u + (i % 5) * pitch) * mm - 4.5,
      cy + (v + Math.floor(i / 5) * pitch) * mm - 4.5,
      9,
      9,
      0.35,
      '#8a6a3d',
      1,
    )
  const top = cy + (onRail.first - 1.55) * mm
  pen.text('Crew', cx + onRail.crew * mm, top - 3.4, label(ink.cream))
  pen.text('Foe', cx + onRail.foe * mm, top - 3.4, label('#e89080'))
  pen.icon(railIcons[foe] ?? 'crossed-sabres', cx, top - 5.6, 8, ink.brassPale)
  for (let i = 0; i < 3; i++) {
    const y = cy + (onRail.first + i * onRail.pitch) * mm
    pen.line(cx - 6, y, cx + 6, y, 0.6, '#8a6a3d')
    for (const [at, colour] of [
      [onRail.crew, ink.brass],
      [onRail.foe, '#a33a2a'],
    ] as const) {
      pen.rect(cx + at * mm - 9.6, y - 9.6, 19.2, 19.2, '#2a180b', 2)
      pen.frame(cx + at * mm - 9.6, y - 9.6, 19.2, 19.2, 0.5, colour, 2)
    }
  }
  const y = cy + onRail.spare * mm
  pen.frame(cx + onRail.crew * mm - 9.6, y - 9.6, 19.2, 19.2, 0.35, '#8a6a3d', 2)
  pen.text('put aside', cx + onRail.crew * mm, y + 15, label('#b99a68', 5))
  pen.words('equal: the foe loses', cx + 2, y - 2, {
    face: 'bold',
    size: 5,
    colour: '#d9c08d',
    width: width / 2 - 7,
    lines: 3,
  })
}

const label = (colour: string, size = 5.6) => ({ face: 'black', size, colour, align: 'center' }) as const
