import { takePicture } from '../../match/table/takePicture'

const captionHeight = 92

/** Saves the picture as a PNG with lines of words below it, and answers what happened in a sentence. */
export async function savePicture(lines: readonly string[]): Promise<string> {
  const picture = takePicture()
  if (!picture) return 'There is no picture to save.'
  const sheet = document.createElement('canvas')
  const scale = picture.width / 1280
  const strip = Math.round(captionHeight * scale)
  sheet.width = picture.width
  sheet.height = picture.height + strip
  const context = sheet.getContext('2d')
  if (!context) return 'The browser would not make the picture.'
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
  if (!blob) return 'The browser would not make the picture.'
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = 'seabox-verdict.png'
  link.click()
  // The download has its own hold of the bytes once it has begun.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
  return 'Saved as seabox-verdict.png.'
}
