import { type Cls, classPlural, type FaceId, faceById, knightsReadElders } from '../../../rules/waves/public'
import type { Pen } from '../../things/prints'
import { classLook, palette } from './palette'
import { drawPower, drawSymbol } from './shields'

/** A tablet of stone: the class that calls it, what it does as a sign, and in words. */
export function drawTablet(pen: Pen, id: FaceId, readsElders: boolean): void {
  const { cls, kind, text, timing } = faceById[id]
  const { base, deep } = classLook[cls]
  const isAdvanced = kind === 'advanced'
  drawStone(pen)
  pen.rect(4, 4, pen.width - 8, 15, isAdvanced ? deep : base, 1.6)
  pen.frame(4, 4, pen.width - 8, 15, 0.6, palette.brass, 1.6)
  // WV-40: base faces have a black title, advanced ones a white one.
  pen.text(classPlural(cls), 22, 15, {
    face: 'title',
    size: 11.5,
    colour: isAdvanced ? '#fdf8ea' : '#17110a',
    width: 50,
  })
  drawPower(pen, cls, 12.4, 12.6, 8)
  drawSymbol(pen, cls, pen.width - 12, 11.6, 6.2)
  if (timing === 'direct') pen.icon('lightning-arc', pen.width - 25.5, 11.6, 11, palette.cream)
  const words = id === 'KNI-AGT' && readsElders ? knightsReadElders : text
  if (words === '') {
    pen.icon('wave-crest', 50, 38, 22, palette.stoneDeep)
    pen.text('Calm: nothing special', 50, 61, {
      face: 'bold',
      size: 10.4,
      colour: palette.ink,
      align: 'center',
    })
  } else {
    drawSign(pen, id, readsElders)
    const lines = words.length < 26 ? 2 : words.length < 40 ? 3 : 4
    pen.words(words, 39, lines > 3 ? 31 : 35, {
      face: 'bold',
      size: 10.2,
      colour: palette.ink,
      width: 58,
      lines,
      leading: 1.12,
    })
  }
  pen.age(0.2)
}

/** Hewn stone with chips at its edges. */
function drawStone(pen: Pen): void {
  const { width, height, context } = pen
  pen.fill(palette.stone)
  context.globalAlpha = 0.5
  for (let k = 0; k < 90; k++) {
    const x = (k * 37.7) % width
    const y = (k * 23.3) % height
    pen.disc(x, y, 0.5 + ((k * 7) % 5) * 0.5, k % 2 ? palette.stonePale : '#989487')
  }
  context.globalAlpha = 1
  pen.frame(1.1, 1.1, width - 2.2, height - 2.2, 0.9, palette.stoneDeep, 2.2)
  pen.frame(1.9, 1.9, width - 3.8, height - 3.8, 0.5, palette.stonePale, 1.8)
}

/** What the tablet does, told apart at a glance, in a field to the left of its words. */
function drawSign(pen: Pen, id: FaceId, readsElders: boolean): void {
  const x = 21
  const y = 44
  const number = (text: string, dx: number, dy = 0, size = 16, colour: string = palette.ink) =>
    pen.text(text, x + dx, y + dy + size * 0.34, { face: 'number', size, colour, align: 'center' })
  const arrow = (x1: number, y1: number, x2: number, y2: number) => {
    pen.line(x1, y1, x2, y2, 1.5, palette.coral)
    const a = Math.atan2(y2 - y1, x2 - x1)
    const tip = (turn: number) => [x2 - 4 * Math.cos(a + turn), y2 - 4 * Math.sin(a + turn)] as const
    pen.shape([[x2 + Math.cos(a), y2 + Math.sin(a)], tip(0.6), tip(-0.6)], palette.coral)
  }
  pen.rect(4.5, 22.5, 32, pen.height - 27, 'rgb(255 252 240 / 42%)', 2)
  switch (id) {
    case 'SCH-SIX':
      drawPower(pen, 1, x - 8, y, 7)
      arrow(x + 1.5, y, x + 5.5, y)
      number('6', 11, 0, 19, palette.coral)
      return
    case 'SCH-F3R6':
      pen.icon('flatfish', x - 7, y - 9, 13, palette.fish)
      number('3', 8, -9, 16)
      pen.icon('crab', x - 7, y + 9, 13, palette.coral)
      number('6', 8, 9, 16)
      return
    case 'KEE-LOW':
      number('≤', 0, 0, 27, palette.coral)
      return
    case 'KEE-SHL':
      drawPower(pen, 2, x - 8, y - 8, 6.4)
      number('+2', 7.6, -8, 13, palette.coral)
      number('×', -7, 9.4, 11)
      pen.icon('scallop', x + 5, y + 9, 14, palette.fish)
      return
    case 'KNI-REB':
      pen.icon('crab', x - 6, y - 9, 14, palette.coral)
      number('1.', 9.4, -9, 12)
      pen.icon('flatfish', x - 6, y + 9, 14, palette.fish)
      number('2.', 9.4, 9, 12)
      return
    case 'KNI-ELD':
    case 'KNI-AGT':
      pen.rect(
        x + 1.5,
        y - 13,
        11,
        15.4,
        id === 'KNI-ELD' || readsElders ? classLook[3].base : palette.sea,
        1.2,
      )
      pen.rect(x - 13, y - 2.5, 11, 15.4, palette.cream, 1.2)
      pen.frame(x - 13, y - 2.5, 11, 15.4, 0.8, palette.ink, 1.2)
      pen.text('#', x + 7, y - 2, { face: 'number', size: 10, colour: palette.cream, align: 'center' })
      arrow(x + 6, y + 6.4, x + 0.4, y + 8.4)
      return
    case 'SEE-ROT':
      pen.icon('anticlockwise-rotation', x, y, 25, palette.coral)
      return
    case 'SEE-MIN':
      pen.icon('flatfish', x, y - 9, 16, palette.fish)
      number('−2', 0, 8, 17, palette.coral)
      return
    case 'SEE-CCW':
      pen.icon('big-wave', x, y - 7, 18, palette.fish)
      arrow(x + 11, y + 9, x - 9, y + 9)
      return
    case 'SEE-UNI':
      number('1', 0, 0, 25, palette.coral)
      pen.ring(x, y, 13, 1.2, palette.ink)
      return
    case 'NOB-RET':
      pen.icon('return-arrow', x, y, 24, palette.coral)
      return
    case 'NOB-NEW':
      pen.rect(x - 11, y - 8, 10, 14, classLook[5].base, 1)
      pen.rect(x + 1, y - 8, 10, 14, classLook[5].base, 1)
      pen.icon('cross-mark', x + 6, y - 1, 14, palette.coral)
      return
    case 'NOB-FOL':
      pen.icon('scallop', x - 8, y, 14, palette.fish)
      number('=', 1.6, 0, 11)
      pen.icon('flatfish', x + 10, y, 12, palette.fish)
      return
    default:
      return
  }
}

export function drawTabletBack(pen: Pen, cls: Cls): void {
  drawStone(pen)
  drawSymbol(pen, cls, pen.width / 2, pen.height / 2, 20)
  pen.age(0.2)
}
