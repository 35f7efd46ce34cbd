import { Billboard, ScreenSizer } from '@react-three/drei'
import { useThree } from '@react-three/fiber'
import { useEffect, useMemo, useRef } from 'react'
import { CanvasTexture, type Mesh, MeshBasicMaterial, PlaneGeometry, SRGBColorSpace } from 'three'
import type { PlanePoint } from '../../../measure'
import { wake } from '../frameLoop'

const square = new PlaneGeometry(1, 1)

/**
 * Height of a label in CSS pixels, whatever the zoom; on low pictures and on narrow ones, in which the table is small, a
 * little less, or they would cover the dice.
 */
const labelPixels = 30
export const labelOnScreen = ({ width, height }: { readonly width: number; readonly height: number }) =>
  Math.min(labelPixels, Math.max(19, Math.min(height * 0.048, width * 0.06)))
/** Drawn this much finer, for sharp screens. */
const sharpness = 2

export type LabelTone = 'number' | 'short' | 'long'

const tones: Readonly<Record<LabelTone, { paper: string; ink: string; edge: string }>> = {
  number: { paper: '#fdf8ea', ink: '#1c140c', edge: '#2b2016' },
  short: { paper: '#10161b', ink: '#f6efdd', edge: '#e8dcb6' },
  long: { paper: '#f6efdd', ink: '#1c140c', edge: '#10161b' },
}

export interface LabelProps {
  readonly text: string
  readonly tone: LabelTone
  readonly at: PlanePoint
  /** Height above the floor in cm. */
  readonly height: number
}

/** Words on a small plate that always faces the eye and always has the same size on the screen. */
export function Label({ text, tone, at, height }: LabelProps) {
  const tall = useThree(({ size }) => labelOnScreen(size))
  const made = useMemo(() => {
    const canvas = document.createElement('canvas')
    const texture = new CanvasTexture(canvas)
    texture.colorSpace = SRGBColorSpace
    const material = new MeshBasicMaterial({
      map: texture,
      toneMapped: false,
      transparent: true,
      depthTest: false,
      depthWrite: false,
    })
    return { canvas, texture, material }
  }, [])
  const plate = useRef<Mesh>(null)
  useEffect(
    () => () => {
      made.texture.dispose()
      made.material.dispose()
    },
    [made],
  )
  useEffect(() => {
    let current = true
    const draw = () => {
      if (!current) return
      const aspect = drawLabel(made.canvas, text, tone)
      plate.current?.scale.set(tall * aspect, tall, 1)
      // A canvas that changed its size needs a new place on the GPU.
      made.texture.dispose()
      made.texture.needsUpdate = true
      wake()
    }
    draw()
    // The first label may come before its font; all others are drawn once.
    if (!document.fonts.check(font)) document.fonts.load(font).then(draw, draw)
    return () => {
      current = false
    }
  }, [made, text, tone, tall])
  useEffect(() => {
    void at
    void height
    wake()
  }, [at, height])
  return (
    <Billboard position={[at.x / 10, height, -at.y / 10]}>
      {/* One unit within is one pixel of the screen. */}
      <ScreenSizer>
        <mesh
          ref={plate}
          geometry={square}
          material={made.material}
          renderOrder={20}
          frustumCulled={false}
          dispose={null}
        />
      </ScreenSizer>
    </Billboard>
  )
}

const fontPixels = 19
export const labelFont = `800 ${fontPixels}px "Alegreya Sans"`
const font = labelFont

/** Draws the plate and answers its shape, width by height. */
function drawLabel(canvas: HTMLCanvasElement, text: string, tone: LabelTone): number {
  const context = canvas.getContext('2d')!
  const { paper, ink, edge } = tones[tone]
  context.font = font
  const width = Math.ceil(context.measureText(text).width) + 26
  canvas.width = width * sharpness
  canvas.height = labelPixels * sharpness
  context.scale(sharpness, sharpness)
  context.font = font
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.beginPath()
  context.roundRect(1.5, 1.5, width - 3, labelPixels - 3, (labelPixels - 3) / 2)
  context.fillStyle = paper
  context.fill()
  context.lineWidth = 2
  context.strokeStyle = edge
  context.stroke()
  context.fillStyle = ink
  context.fillText(text, width / 2, labelPixels / 2 + 1)
  return width / labelPixels
}
