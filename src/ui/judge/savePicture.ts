import type { Table } from '../../table/part'
import { takePicture } from '../../table/takePicture'
import { offerBlob } from './offerBlob'

const captionHeight = 92

/** Saves the picture as a PNG with lines of words below it, and returns what happened as one sentence. */
export async function savePicture(table: Table, lines: readonly string[]): Promise<string> {
  const picture = takePicture(table)
  if (!picture) return 'There is no picture to save.'
  const sheet = document.createElement('canvas')
  const scale = picture.width / 1280
  const strip = Math.round(captionHeight * scale)
  sheet.width = picture.width
  sheet.height = picture.height + strip
  const context = sheet.getContext('2d')
  if (!context) return 'The browser could not make the picture.'
  context.drawImage(picture, 0, 0)
  context.fillStyle = '#f1e7cf'
  context.fillRect(0, picture.height, sheet.width, strip)
  context.fillStyle = '#2b2016'
  context.textBaseline = 'alphabetic'
  for (const [index, line] of lines.entries()) {
    context.font = `${index === 0 ? 800 : 500} ${(index === 0 ? 26 : 18) * scale}px "Alegreya Sans", sans-serif`
    context.fillText(line, 20 * scale, picture.height + (34 + index * 24) * scale)
  }
  const blob = await new Promise<Blob | null>(resolve => sheet.toBlob(resolve, 'image/png'))
  if (!blob) return 'The browser could not make the picture.'
  offerBlob(blob, 'seabox-verdict.png')
  return 'Saved as seabox-verdict.png.'
}
