import type { Table } from '../../table/part'
import { takePicture } from '../../table/takePicture'
import { offerBlob } from './offerBlob'
import { wrapWords } from './wrapWords'

/** Letters are as large against the picture as on a screen of this width; a picture from a telephone is held upright. */
const referenceWidth = { upright: 520, wide: 1280 } as const
const margin = 20

/** The first line says most. */
const fonts = [
  { size: 26, weight: 800, line: 34 },
  { size: 18, weight: 500, line: 24 },
] as const

/** Saves the picture as a PNG with lines of words below it, and returns what happened as one sentence. */
export async function savePicture(table: Table, lines: readonly string[]): Promise<string> {
  const picture = takePicture(table)
  if (!picture) return 'There is no picture to save.'
  const { width, height } = picture
  const sheet = document.createElement('canvas')
  const context = sheet.getContext('2d')
  if (!context) return 'The browser could not make the picture.'
  const unit = width / (width < height ? referenceWidth.upright : referenceWidth.wide)
  const words = lines.flatMap((text, index) => {
    const { size, weight, line } = fonts[index === 0 ? 0 : 1]
    const font = `${weight} ${size * unit}px "Alegreya Sans", sans-serif`
    context.font = font
    return wrapWords(text, width - 2 * margin * unit, part => context.measureText(part).width).map(part => ({
      part,
      font,
      line: line * unit,
    }))
  })
  sheet.width = width
  sheet.height = height + Math.round(words.reduce((sum, { line }) => sum + line, margin * unit))
  context.drawImage(picture, 0, 0)
  context.fillStyle = '#f1e7cf'
  context.fillRect(0, height, width, sheet.height - height)
  context.fillStyle = '#2b2016'
  context.textBaseline = 'alphabetic'
  let y = height
  for (const { part, font, line } of words) {
    y += line
    context.font = font
    context.fillText(part, margin * unit, y)
  }
  const blob = await new Promise<Blob | null>(resolve => sheet.toBlob(resolve, 'image/png'))
  if (!blob) return 'The browser could not make the picture.'
  offerBlob(blob, 'seabox-verdict.png')
  return 'Saved as seabox-verdict.png.'
}
