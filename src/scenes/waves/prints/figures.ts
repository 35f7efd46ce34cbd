import type { Cls } from '../../../rules/waves/public'
import type { Pen } from '../../things/prints'
import { classLook, palette } from './palette'

const skin = { light: '#d9b48c', shade: '#b98d63', line: '#4a2f1b' } as const

/** The Elders of Atlantis, one of each class: busts on a field of 52 mm by 46 mm whose lower edge cuts them off. */
export function drawFigure(pen: Pen, cls: Cls): void {
  hall(pen, cls)
  figures[cls](pen)
}

/** The sunken hall behind them: light from above, pillars, bubbles. */
function hall(pen: Pen, cls: Cls): void {
  const { base, deep, pale } = classLook[cls]
  pen.rect(5.5, 5.5, 52, 52, deep)
  const steps = 9
  for (let i = 0; i < steps; i++) {
    const share = i / steps
    pen.context.globalAlpha = 0.13
    pen.disc(31.5, 24, 34 * (1 - share) + 4, i < 5 ? base : pale)
  }
  pen.context.globalAlpha = 0.16
  // Shafts of light fall through the water.
  for (const [x, w, lean] of [
    [16, 5, 10],
    [29, 7, 4],
    [44, 4, -7],
  ] as const)
    pen.path(`M${x} 5.5h${w}l${lean} 52h${-w * 1.9}Z`, '#f4f2d8')
  pen.context.globalAlpha = 0.5
  for (const x of [7.2, 50.6]) {
    pen.rect(x, 12, 5.2, 45.5, deep)
    pen.rect(x - 1.1, 10, 7.4, 2.2, deep)
    for (let k = 0; k < 3; k++) pen.line(x + 1 + k * 1.6, 13, x + 1 + k * 1.6, 57, 0.45, base)
  }
  pen.context.globalAlpha = 0.55
  for (const [x, y, r] of [
    [15.5, 30, 0.9],
    [17.4, 25, 0.6],
    [47.2, 34, 1],
    [45.6, 28.6, 0.6],
    [47.6, 23, 0.7],
  ] as const)
    pen.ring(x, y, r, 0.28, pale)
  pen.context.globalAlpha = 1
}

/** Shoulders under a robe, and a fold on either side. */
function robe(pen: Pen, colour: string, shade: string, broad = 1): void {
  const b = 17 * broad
  pen.path(
    `M${31.5 - b} 57.5C${31.5 - b} 47 ${31.5 - b * 0.72} 42.5 24 40.4C27 39.6 36 39.6 39 40.4C${31.5 + b * 0.72} 42.5 ${31.5 + b} 47 ${31.5 + b} 57.5Z`,
    colour,
  )
  pen.path(`M${31.5 - b * 0.55} 57.5C${31.5 - b * 0.6} 51 ${31.5 - b * 0.5} 47 25.4 42.6L28.4 57.5Z`, shade)
  pen.path(`M${31.5 + b * 0.55} 57.5C${31.5 + b * 0.6} 51 ${31.5 + b * 0.5} 47 37.6 42.6L34.6 57.5Z`, shade)
}

interface Face {
  readonly eyes?: 'open' | 'closed'
  readonly brow?: string
}

/** Neck and face; light falls from the left. */
function head(pen: Pen, { eyes = 'open', brow = skin.line }: Face = {}): void {
  pen.path('M27.4 34h8.2v8.4c-2.4 2.2-5.8 2.2-8.2 0Z', skin.shade)
  pen.path(
    'M22.9 24.4C22.9 17.6 26.4 14 31.5 14S40.1 17.6 40.1 24.4C40.1 32.4 36.2 38 31.5 38S22.9 32.4 22.9 24.4Z',
    skin.light,
  )
  pen.path(
    'M34.6 14.5C38.2 15.8 40.1 19.2 40.1 24.4C40.1 32.4 36.2 38 31.5 38C35.6 33.6 37 24 34.6 14.5Z',
    skin.shade,
  )
  pen.path('M31.6 24.6c.9 2.2 1.6 3.6 1.7 4.7c-.5.9-1.9 1.1-3 .5', skin.line, 0.42)
  pen.path('M28.9 33.1c1.7.8 3.6.8 5.2 0', skin.line, 0.5)
  for (const x of [27.4, 35.6]) {
    pen.path(`M${x - 2.3} 21.6c1.4-1.1 3.2-1.1 4.6 0`, brow, 0.85)
    if (eyes === 'closed') pen.path(`M${x - 1.9} 24.2c1.1 1.1 2.7 1.1 3.8 0`, skin.line, 0.55)
    else {
      pen.path(`M${x - 2} 24.3c1.2-1.4 2.8-1.4 4 0c-1.2 1.1-2.8 1.1-4 0Z`, '#f2ead6')
      pen.disc(x, 24.2, 0.85, skin.line)
    }
  }
}

function beard(pen: Pen, colour: string, shade: string, tip: number): void {
  pen.path(
    `M23 27.6C23.6 36 26 ${tip - 8} 31.5 ${tip}C37 ${tip - 8} 39.4 36 40 27.6C38.4 31 36.4 31.4 34.6 31.2C33 30.2 30 30.2 28.4 31.2C26.6 31.4 24.6 31 23 27.6Z`,
    colour,
  )
  for (const x of [27.6, 31.5, 35.4])
    pen.path(`M${x} 35c.2 3-.2 6-${Math.abs(31.5 - x) / 8} ${tip - 40}`, shade, 0.4)
  pen.path('M29 33.4c1.6.7 3.4.7 5 0', skin.line, 0.5)
}

const figures: Readonly<Record<Cls, (pen: Pen) => void>> = {
  1(pen) {
    const { base, deep, pale } = classLook[1]
    robe(pen, base, deep)
    head(pen, { brow: '#d9d4c6' })
    beard(pen, '#ece7da', '#b8b2a2', 52)
    // A flat cap with a tassel, and a scroll under the arm.
    pen.path('M21.6 19.4C21.4 12.6 25.8 10.2 31.5 10.2S41.6 12.6 41.4 19.4C36 16.8 27 16.8 21.6 19.4Z', deep)
    pen.path('M17.6 14.6L31.5 9.4L45.4 14.6L31.5 18.4Z', base)
    pen.path('M43 15.2c1 2.6 1 5 .4 7', palette.brass, 0.7)
    pen.disc(43.4, 22.8, 1, palette.brass)
    pen.path('M39.6 45.4l10.2-3.8l3.6 9.8l-10.2 3.8Z', palette.cream)
    pen.path('M39.6 45.4l3.6 9.8', palette.paperDeep, 1.5)
    for (let k = 0; k < 3; k++) pen.path(`M${43 + k * 0.8} ${46.6 + k * 2.2}l6-2.2`, '#8c7550', 0.4)
    pen.path('M49.8 41.6l3.6 9.8', pale, 1.5)
  },
  2(pen) {
    const { base, deep, pale } = classLook[2]
    pen.path('M17.4 44C15.6 24 20.6 9.4 31.5 7.4C42.4 9.4 47.4 24 45.6 44Z', deep)
    robe(pen, base, deep, 1.06)
    head(pen)
    pen.path(
      'M31.5 7.4C20.6 9.4 15.6 24 17.4 44L23.4 41.4C20.4 27 23.6 15.6 31.5 13C39.4 15.6 42.6 27 39.6 41.4L45.6 44C47.4 24 42.4 9.4 31.5 7.4Z',
      base,
    )
    pen.path('M31.5 13C23.6 15.6 20.4 27 23.4 41.4', pale, 0.7)
    pen.path('M31.5 13C39.4 15.6 42.6 27 39.6 41.4', deep, 0.9)
    // Keys on a ring at the breast.
    pen.path('M24.4 42.6c2 5.4 5 7 7.1 7s5.1-1.6 7.1-7', palette.brass, 0.7)
    pen.ring(31.5, 50.4, 1.9, 0.8, palette.brass)
    for (const [x, lean] of [
      [29.6, -1.2],
      [33.4, 1.2],
    ] as const) {
      pen.path(`M${x} 51.8l${lean} 5.6`, palette.brass, 0.9)
      pen.path(`M${x + lean} 56.2l${lean > 0 ? 1.6 : -1.6} 0`, palette.brass, 0.8)
    }
  },
  3(pen) {
    const { base, deep, pale } = classLook[3]
    robe(pen, '#8e9aa0', '#5d686e', 1.12)
    // Scales on the breastplate.
    for (let row = 0; row < 3; row++)
      for (let k = -3; k <= 3; k++) {
        const x = 31.5 + k * 3.6 + (row % 2) * 1.8
        const y = 46.4 + row * 3.6
        if (Math.abs(x - 31.5) < 11 + row * 2)
          pen.path(`M${x - 1.8} ${y}a1.8 2.2 0 0 0 3.6 0`, '#474f54', 0.4)
      }
    pen.path('M14.4 57.5c-.2-7 2.4-11.4 7-13.4c2 3.4 1 8.6-1 13.4Z', base)
    pen.path('M48.6 57.5c.2-7-2.4-11.4-7-13.4c-2 3.4-1 8.6 1 13.4Z', deep)
    head(pen)
    // A helmet with the comb of a fish.
    pen.path(
      'M22 28C20.8 17.4 25 11.4 31.5 11.4S42.2 17.4 41 28L37.4 30.6L36.8 22.4L31.5 20.4L26.2 22.4L25.6 30.6Z',
      '#a9b4b8',
    )
    pen.path('M31.5 11.4C38 11.4 42.2 17.4 41 28L37.4 30.6L36.8 22.4L31.5 20.4Z', '#7d888d')
    pen.path('M31.5 20.4v8.6', '#7d888d', 1.7)
    pen.path('M31.5 20.4L26.2 22.4L25.6 30.6M31.5 20.4L36.8 22.4L37.4 30.6', palette.brass, 0.6)
    pen.path(
      'M20.6 11.6C24 6.4 39 6.4 42.4 11.6C40 10.8 38 11.6 37 13.2C34.6 11.4 28.4 11.4 26 13.2C25 11.6 23 10.8 20.6 11.6Z',
      base,
    )
    for (const x of [25.4, 28.4, 31.5, 34.6, 37.6]) pen.path(`M${x} 8.9l${(31.5 - x) * 0.1} 3`, pale, 0.4)
    // The trident at the side.
    pen.path('M49.4 57.5V19', palette.brassDeep, 1.4)
    pen.path('M45.4 14.6v5.6c0 2.6 8 2.6 8 0v-5.6M49.4 12.4v8', palette.brass, 1.2)
    for (const [x, y] of [
      [45.4, 13.2],
      [49.4, 10.8],
      [53.4, 13.2],
    ] as const)
      pen.path(`M${x - 1.2} ${y + 1.8}L${x} ${y - 1.4}L${x + 1.2} ${y + 1.8}Z`, palette.brass)
  },
  4(pen) {
    const { base, deep, pale } = classLook[4]
    pen.ring(31.5, 24, 17.4, 0.5, pale)
    for (let k = 0; k < 16; k++) {
      const a = (k / 16) * Math.PI * 2
      const [c, s] = [Math.cos(a), Math.sin(a)]
      pen.line(
        31.5 + c * 18.4,
        24 + s * 18.4,
        31.5 + c * (k % 2 ? 19.8 : 21.4),
        24 + s * (k % 2 ? 19.8 : 21.4),
        0.5,
        pale,
      )
    }
    pen.path('M18.6 46C17 28 21 11.4 31.5 11.4S46 28 44.4 46Z', deep)
    robe(pen, base, deep)
    head(pen, { eyes: 'closed' })
    pen.path(
      'M31.5 11.4C21 11.4 17 28 18.6 46C21.8 45 23.8 43.6 24.8 41.4C21.4 33 21.2 21.6 27 17.4C29.6 16.2 33.4 16.2 36 17.4C41.8 21.6 41.6 33 38.2 41.4C39.2 43.6 41.2 45 44.4 46C46 28 42 11.4 31.5 11.4Z',
      base,
    )
    pen.path('M27 17.4C29.6 16.2 33.4 16.2 36 17.4', palette.brass, 0.8)
    // The third eye.
    pen.path('M28.4 19.4c1.8-2.2 4.4-2.2 6.2 0c-1.8 2-4.4 2-6.2 0Z', palette.cream)
    pen.disc(31.5, 19.3, 1.15, deep)
    // What she sees, in both hands.
    pen.disc(31.5, 51.4, 4.6, pale)
    pen.context.globalAlpha = 0.7
    pen.disc(30.3, 50, 2.4, '#f3ecfb')
    pen.context.globalAlpha = 1
    pen.path(
      'M22 57.5c.4-3.4 2-5.2 5-5.6c.8 2.6 2.2 4.4 4.5 4.6c2.3-.2 3.7-2 4.5-4.6c3 .4 4.6 2.2 5 5.6Z',
      skin.light,
    )
  },
  5(pen) {
    const { base, deep, pale } = classLook[5]
    pen.path('M20.6 41C18.4 30 20.6 18 31.5 16.4S44.6 30 42.4 41Z', '#5a3418')
    robe(pen, '#7d2436', '#551421', 1.1)
    pen.path(
      'M15.6 52C17 45 20.4 41.8 25.6 40.4L31.5 50L37.4 40.4C42.6 41.8 46 45 47.4 52C42 49.6 37.6 52 31.5 57C25.4 52 21 49.6 15.6 52Z',
      palette.cream,
    )
    for (const [x, y] of [
      [20.4, 47.8],
      [24.6, 45.2],
      [27.4, 49.6],
      [35.6, 49.6],
      [38.4, 45.2],
      [42.6, 47.8],
    ] as const)
      pen.path(`M${x} ${y}l.7 1.5h-1.4Z`, '#33271c')
    head(pen, { brow: '#4a2a12' })
    pen.path(
      'M22.9 24C21.6 17 25.6 13.6 31.5 13.6S41.4 17 40.1 24C38.6 20.6 36.6 18.8 31.5 18.8S24.4 20.6 22.9 24Z',
      '#5a3418',
    )
    pen.path(
      'M28.6 31.9c-1.4.3-2.6.1-3.2-.7c1.8-.2 3.6-1 6.1-.8c2.5-.2 4.3.6 6.1.8c-.6.8-1.8 1-3.2.7c-1.8-.4-4-.4-5.8 0Z',
      '#5a3418',
    )
    pen.path('M29.8 36c1 1.9 2.4 1.9 3.4 0Z', '#5a3418')
    // The crown.
    pen.path(
      'M21.4 16.8L20 7.6L25.8 11.4L31.5 5.2L37.2 11.4L43 7.6L41.6 16.8C35.6 14.6 27.4 14.6 21.4 16.8Z',
      base,
    )
    pen.path('M31.5 5.2L37.2 11.4L43 7.6L41.6 16.8C38.4 15.6 35 15 31.5 15Z', deep)
    pen.path('M21.4 16.8C27.4 14.6 35.6 14.6 41.6 16.8', pale, 1)
    for (const [x, y] of [
      [20, 7.4],
      [31.5, 5],
      [43, 7.4],
    ] as const)
      pen.disc(x, y + 0.2, 1.3, pale)
    pen.disc(31.5, 11.6, 1.5, palette.coral)
    pen.disc(26, 13.2, 0.9, '#2a72a4')
    pen.disc(37, 13.2, 0.9, '#2a72a4')
  },
}
