import type { Table } from '../../table/part'
import { takePicture } from '../../table/takePicture'
import { layCaption, paintCaption } from './caption'
import { offerBlob } from './offerBlob'

/** The first line says most. */
const faces = {
  first: { size: 26, weight: 800, line: 34 },
  others: { size: 18, weight: 500, line: 24 },
} as const

/** Saves the picture as a PNG with lines of words below it, and returns what happened as one sentence. */
export async function savePicture(table: Table, lines: readonly string[]): Promise<string> {
  const picture = takePicture(table)
  if (!picture) return 'There is no picture to save.'
  const sheet = document.createElement('canvas')
  const context = sheet.getContext('2d')
  if (!context) return 'The browser could not make the picture.'
  const parts = lines.map((text, index) => ({ text, face: index === 0 ? faces.first : faces.others }))
  const caption = layCaption(context, picture, parts)
  sheet.width = picture.width
  sheet.height = picture.height + caption.height
  context.drawImage(picture, 0, 0)
  paintCaption(context, caption, picture.height)
  const blob = await new Promise<Blob | null>(resolve => sheet.toBlob(resolve, 'image/png'))
  if (!blob) return 'The browser could not make the picture.'
  offerBlob(blob, 'seabox-verdict.png')
  return 'Saved as seabox-verdict.png.'
}
