import { CanvasTexture, SRGBColorSpace } from 'three'
import symbols from '../generated/icons.json'

const paths = symbols as Readonly<Record<string, string>>
const size = 256

/** Canvas with an emblem in its middle; its lower left corner has the colour of the pennant. */
export function sailCloth(cloth: string, emblem: string, ink: string, pennant: string): CanvasTexture {
  const canvas = document.createElement('canvas')
  canvas.width = size
  canvas.height = size
  const context = canvas.getContext('2d')!
  context.fillStyle = cloth
  context.fillRect(0, 0, size, size)
  // Seams between the strips that a sail is sewn of.
  context.fillStyle = 'rgb(40 24 8 / 14%)'
  for (let i = 1; i < 6; i++) context.fillRect((size * i) / 6, 0, 2, size)
  context.save()
  context.translate(size * 0.1, size * 0.1)
  const scale = (size * 0.8) / 512
  context.scale(scale, scale)
  context.fillStyle = ink
  context.fill(new Path2D(paths[emblem] ?? ''))
  context.restore()
  context.fillStyle = pennant
  context.fillRect(0, size * 0.94, size * 0.06, size * 0.06)
  const texture = new CanvasTexture(canvas)
  texture.flipY = false
  texture.colorSpace = SRGBColorSpace
  return texture
}
