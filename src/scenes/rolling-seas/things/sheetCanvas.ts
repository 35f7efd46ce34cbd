import { CanvasTexture, LinearFilter, LinearMipmapLinearFilter, SRGBColorSpace } from 'three'
import type { Ink } from '../ink/hand'

/** A canvas that a hand draws on, in millimetres, and the texture of it. */
export interface SheetCanvas {
  readonly texture: CanvasTexture
  /** Pixels for a millimetre. */
  readonly density: number
  /** Redraws all of it. */
  draw(draw: (ink: Ink) => void): void
  dispose(): void
}

export function createSheetCanvas(
  widthMm: number,
  heightMm: number,
  density: number,
  anisotropy: number,
): SheetCanvas {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(widthMm * density)
  canvas.height = Math.round(heightMm * density)
  const ink = canvas.getContext('2d')!
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.minFilter = LinearMipmapLinearFilter
  texture.magFilter = LinearFilter
  texture.anisotropy = anisotropy
  return {
    texture,
    density,
    draw(draw) {
      ink.setTransform(1, 0, 0, 1, 0, 0)
      ink.clearRect(0, 0, canvas.width, canvas.height)
      ink.scale(canvas.width / widthMm, canvas.height / heightMm)
      draw(ink)
      texture.needsUpdate = true
    },
    dispose() {
      texture.dispose()
      // Browsers keep the pixels of a canvas for a while: they are given back at once.
      canvas.width = 0
      canvas.height = 0
    },
  }
}
