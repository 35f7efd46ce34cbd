import { wrapWords } from './wrapWords'

/** Letters are as large against the picture as on a screen of this width; a picture from a telephone is held upright. */
const referenceWidth = { upright: 520, wide: 1280 } as const
/** Letters of smaller pictures shrink no further. */
const smallestUnit = 0.6
const margin = 20

const paper = '#f1e7cf'
const ink = '#2b2016'

export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** Letters: size, weight and the height of a line, in pixels of the reference width. */
export interface CaptionFace {
  readonly size: number
  readonly weight: number
  readonly line: number
}

export interface CaptionPart {
  readonly text: string
  readonly face: CaptionFace
  readonly tone?: string
}

/** Words below a picture, laid out in lines: `y` counts from the lower edge of the picture. */
export interface Caption {
  readonly height: number
  readonly lines: readonly {
    readonly text: string
    readonly font: string
    readonly tone: string
    readonly x: number
    readonly y: number
  }[]
}

/** Lays words below a picture of this size: each part begins a line, and goes on in the next where there is no room. */
export function layCaption(
  sheet: CanvasRenderingContext2D,
  { width, height }: PictureSize,
  parts: readonly CaptionPart[],
): Caption {
  const unit = Math.max(smallestUnit, width / (width < height ? referenceWidth.upright : referenceWidth.wide))
  const x = margin * unit
  const lines: Caption['lines'][number][] = []
  let y = 0
  for (const { text, face, tone = ink } of parts) {
    const font = `${face.weight} ${face.size * unit}px "Alegreya Sans", sans-serif`
    sheet.font = font
    for (const line of wrapWords(text, width - 2 * x, part => sheet.measureText(part).width)) {
      y += face.line * unit
      lines.push({ text: line, font, tone, x, y })
    }
  }
  return { height: Math.round(y + margin * unit), lines }
}

/** Draws the words on paper that reaches from the lower edge of the picture to that of the sheet. */
export function paintCaption(sheet: CanvasRenderingContext2D, { lines }: Caption, top: number): void {
  const { width, height } = sheet.canvas
  sheet.fillStyle = paper
  sheet.fillRect(0, top, width, height - top)
  sheet.textBaseline = 'alphabetic'
  for (const { text, font, tone, x, y } of lines) {
    sheet.font = font
    sheet.fillStyle = tone
    sheet.fillText(text, x, top + y)
  }
}
