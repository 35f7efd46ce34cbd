import type { Challenged } from '../../table/judge/challenging'
import { headlineText } from '../../table/judge/verdictWords'

const tones = {
  in: '#17623a',
  touching: '#17623a',
  only: '#17623a',
  nearer: '#17623a',
  out: '#97291a',
  blocked: '#97291a',
  equal: '#6b4a00',
} as const

/** What stands below a picture of a clip: what was challenged, and the figure as far as it has counted or the verdict. */
export interface ClipWords {
  readonly title: string
  readonly figure: string
  readonly tone: string
}

export function clipWords(
  { text, verdict, pair }: Challenged,
  stage: { readonly fallen: number; readonly drawn: number; readonly isOver: boolean },
): ClipWords {
  const ink = '#2b2016'
  if (stage.isOver) return { title: text, figure: headlineText(verdict), tone: tones[verdict.kind] }
  const figure = stage.fallen < 1 ? 'As they fell' : countedWords(pair.mm, stage.drawn)
  return { title: text, figure, tone: ink }
}

/** How far the figure has counted; before it begins nothing is measured, which is not the same as no distance. */
export const countedWords = (mm: number, drawn: number): string =>
  drawn === 0 ? 'Measuring …' : `${(mm * drawn).toFixed(1)} mm`

const unitOf = (width: number) => Math.max(0.6, Math.min(width, 1280) / 1280)

/** Height of the strip of paper below a picture of this width. */
export const stripOf = (width: number): number => Math.round(104 * unitOf(width))

/** Draws a strip of paper with these words along the lower edge. */
export function paintWords(sheet: CanvasRenderingContext2D, { title, figure, tone }: ClipWords): void {
  const { width, height } = sheet.canvas
  const unit = unitOf(width)
  const strip = stripOf(width)
  const room = width - 40 * unit
  sheet.fillStyle = '#f1e7cf'
  sheet.fillRect(0, height - strip, width, strip)
  sheet.textBaseline = 'alphabetic'
  sheet.fillStyle = '#2b2016'
  sheet.font = `500 ${22 * unit}px "Alegreya Sans", sans-serif`
  sheet.fillText(title, 20 * unit, height - strip + 32 * unit, room)
  sheet.fillStyle = tone
  sheet.font = `800 ${50 * unit}px "Alegreya Sans", sans-serif`
  sheet.fillText(figure, 20 * unit, height - strip + 84 * unit, room)
}
