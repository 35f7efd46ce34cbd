import { type Cls, className } from '../../../rules/waves/public'
import type { Pen } from '../../things/prints'
import { drawFigure } from './figures'
import { classLook, palette } from './palette'
import { drawPower, drawSymbol } from './shields'

/** Fish and Crab stand in bands from 4 to 22 mm from the short edges (2.1). */
const bandMiddle = 13

/** An Elder: Power and symbol above, the Elder in the sunken hall, the name, and the Fish at the owner's edge. */
export function drawCard(pen: Pen, cls: Cls): void {
  const { base, deep, pale } = classLook[cls]
  const { width, height } = pen
  pen.fill(palette.paper)
  pen.rect(2, 2, width - 4, height - 4, deep, 2.2)
  pen.rect(2.8, 2.8, width - 5.6, height - 5.6, base, 1.8)
  pen.rect(4.4, 4.4, width - 8.8, height - 8.8, palette.paper, 1.2)
  const { context } = pen
  context.save()
  drawFigure(pen, cls)
  context.restore()
  pen.frame(5.5, 5.5, 52, 48, 0.7, palette.brass)
  drawName(pen, cls)
  drawFishBand(pen, base, pale)
  drawPower(pen, cls, 12.4, 12.6, 9)
  drawSymbol(pen, cls, 52, 11.6, 6.6)
  pen.turned(() => drawPower(pen, cls, 10.6, 10.8, 5.6))
  pen.age(0.08)
}

function drawName(pen: Pen, cls: Cls): void {
  const { base, deep } = classLook[cls]
  pen.path('M3 50.2H60V66.2H3Z', deep)
  pen.path('M3 51H60V65.4H3Z', base)
  // So high that it is read across a table of six.
  pen.text(className(cls), 31.5, 62.9, {
    face: 'title',
    size: 16.6,
    colour: palette.cream,
    align: 'center',
    width: 50,
  })
}

/** Calm water under the Elder, and the Fish that a Rebel's Crab comes to cover. */
function drawFishBand(pen: Pen, base: string, pale: string): void {
  const { width, height } = pen
  pen.rect(5.5, height - 22, width - 11, 16.6, pale, 1)
  pen.context.globalAlpha = 0.5
  for (let row = 0; row < 3; row++)
    for (let k = 0; k < 6; k++) {
      const x = 7.6 + k * 8.4 + (row % 2) * 4
      const y = height - 18.6 + row * 5
      pen.path(`M${x} ${y}q2-1.6 4 0`, base, 0.5)
    }
  pen.context.globalAlpha = 1
  pen.icon('flatfish', 31.5, height - bandMiddle - 0.6, 15, palette.fish)
}

/** The common back: waves, the Fish at one edge and the Crab at the other, each upright away from its edge (2.1). */
export function drawBack(pen: Pen): void {
  const { width, height } = pen
  pen.fill(palette.paper)
  pen.rect(2, 2, width - 4, height - 4, palette.seaDeep, 2.2)
  scales(pen, 3, 3, width - 6, height - 6)
  pen.frame(3.4, 3.4, width - 6.8, height - 6.8, 0.8, palette.brass, 1.6)
  pen.disc(width / 2, height / 2, 9.4, palette.brass)
  pen.disc(width / 2, height / 2, 8.6, palette.seaDeep)
  pen.icon('wave-crest', width / 2, height / 2, 13, palette.foam)
  medal(pen, 'flatfish', palette.foam, palette.fish)
  pen.turned(() => medal(pen, 'crab', '#e9b9a0', palette.coral))
  pen.age(0.08)
}

function medal(pen: Pen, icon: string, ground: string, ink: string): void {
  const x = pen.width / 2
  pen.path(`M${x - 19} ${bandMiddle - 9}h38v18h-38Z`, palette.brass)
  pen.path(`M${x - 18.3} ${bandMiddle - 8.3}h36.6v16.6h-36.6Z`, ground)
  pen.icon(icon, x, bandMiddle, 15.6, ink)
}

/** Seigaiha: rows of half rings behind each other, the old pattern for a calm sea. */
function scales(pen: Pen, x: number, y: number, w: number, h: number): void {
  const { context } = pen
  context.save()
  pen.rect(x, y, w, h, palette.sea, 1.4)
  context.clip()
  const size = 9
  const rows = Math.ceil(h / (size * 0.33)) + 3
  for (let row = 0; row < rows; row++)
    for (let column = -1; column <= w / size + 1; column++) {
      const cx = x + column * size + (row % 2) * (size / 2)
      const cy = y + row * size * 0.33
      for (const [k, share] of [0.5, 0.38, 0.26, 0.14].entries()) {
        pen.disc(cx, cy, size * share, k % 2 === 0 ? palette.sea : palette.seaPale)
        pen.ring(cx, cy, size * share, 0.2, '#7fb0b4')
      }
    }
  context.restore()
}
