import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useMemo } from 'react'
import {
  CanvasTexture,
  Mesh,
  MeshBasicMaterial,
  OrthographicCamera,
  PlaneGeometry,
  Quaternion,
  SRGBColorSpace,
  Vector3,
} from 'three'
import type { PlanePoint } from '../../../measure'
import { framePriority, wake } from '../frameLoop'
import { useTable } from '../TableContext'

const square = new PlaneGeometry(1, 1)
const turned = new Quaternion()

/** Height of a label in CSS pixels, whatever the zoom; on small pictures a little less, or they would cover the dice. */
const labelPixels = 30
const labelOnScreen = (height: number) => Math.min(labelPixels, Math.max(19, height * 0.048))
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
  const { rig } = useTable()
  const size = useThree(state => state.size)
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
    const mesh = new Mesh(square, material)
    mesh.renderOrder = 20
    mesh.frustumCulled = false
    return { canvas, texture, material, mesh, aspect: 1, away: new Vector3() }
  }, [])
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
      made.aspect = drawLabel(made.canvas, text, tone)
      // A canvas that changed its size needs a new place on the GPU.
      made.texture.dispose()
      made.texture.needsUpdate = true
      wake()
    }
    draw()
    // The first label may come before its font.
    document.fonts.load(font).then(draw, draw)
    return () => {
      current = false
    }
  }, [made, text, tone])
  useEffect(() => {
    made.mesh.position.set(at.x / 10, height, -at.y / 10)
    wake()
  }, [made, at, height])
  useFrame(() => {
    const { mesh, away } = made
    const { camera } = rig
    // Faces the eye even where the Sea that it stands in is turned.
    mesh.quaternion.copy(camera.quaternion)
    if (mesh.parent) mesh.quaternion.premultiply(mesh.parent.getWorldQuaternion(turned).invert())
    let seen: number
    if (camera instanceof OrthographicCamera) seen = camera.top - camera.bottom
    else {
      mesh.getWorldPosition(away).applyMatrix4(camera.matrixWorldInverse)
      seen = -away.z * 2 * Math.tan((camera.fov * Math.PI) / 360)
    }
    const tall = (seen * labelOnScreen(size.height)) / size.height
    mesh.scale.set(tall * made.aspect, tall, 1)
  }, framePriority.judge)
  return <primitive object={made.mesh} dispose={null} />
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
