import { useFrame } from '@react-three/fiber'
import { useEffect, useMemo, useRef } from 'react'
import {
  type Camera,
  CanvasTexture,
  type Group,
  type Mesh,
  MeshBasicMaterial,
  type OrthographicCamera,
  type PerspectiveCamera,
  PlaneGeometry,
  SRGBColorSpace,
  type Vector3,
} from 'three'
import { useStore } from 'zustand'
import { deskOf } from '../../../table/desk'
import { lightMs, type PointedLight } from '../../../table/pointing'
import { tableSettingsOf } from '../../../table/tableSettings'
import { usePart } from '../../../table/useTable'
import { framePriority, wake } from '../../table/frameLoop'
import { plainSleeve, sleeves } from '../../table/hand/sleeves'
import { Label } from '../../table/judge/Label'

/** How far the light reaches in cm, and in pixels where the table is seen from far away. */
const reach = 4.2
const leastPixels = 46
/** From the middle of the light to that of the name below it: so much of the reach, and half a label in pixels. */
const nameBelow = { reaches: 0.62, pixels: 17 } as const
const pixels = 128
/** It comes within the first of these milliseconds, and goes within the last. */
const comesMs = 160
const goesMs = 900
/** Twice it grows a little, for eyes that look elsewhere. */
const beat = { ms: 620, times: 2, grows: 0.3 } as const

export interface SoftLightProps {
  readonly light: PointedLight
  /** In cm. */
  readonly at: { readonly x: number; readonly y: number; readonly z: number }
}

/** The light of a player who points: in the colour of their seat, with their name, and gone after a moment. */
export function SoftLight({ light: { seat, since }, at: { x, y, z } }: SoftLightProps) {
  const desk = usePart(deskOf)
  const tableSettings = usePart(tableSettingsOf)
  const name = useStore(desk.state, ({ told }) => told?.seats[seat]?.name ?? '')
  const colour = useStore(desk.state, ({ told }) => told?.seats[seat]?.colour)
  const disc = useRef<Mesh>(null)
  const plate = useRef<Group>(null)
  const made = useMemo(() => makeLight(colour ? sleeves[colour] : plainSleeve), [colour])
  const middle = useMemo(() => ({ x: x * 10, y: -z * 10 }), [x, z])
  useEffect(
    () => () => {
      made.geometry.dispose()
      made.texture.dispose()
      made.material.dispose()
      wake()
    },
    [made],
  )
  useFrame(({ camera, size }) => {
    const age = performance.now() - since
    const left = lightMs - age
    if (!disc.current || !plate.current) return
    made.material.opacity = Math.max(0, Math.min(1, age / comesMs, left / goesMs))
    const isBeating = age < beat.ms * beat.times && !tableSettings.getState().reducedMotion
    const grown = isBeating ? 1 + beat.grows * Math.sin(((age % beat.ms) / beat.ms) * Math.PI) : 1
    const pixel = cmPerPixel(camera, disc.current.position, size.height)
    const least = Math.max(1, (leastPixels * pixel) / reach)
    disc.current.scale.setScalar(least * grown)
    plate.current.position.z = least * reach * nameBelow.reaches + nameBelow.pixels * pixel
    if (left > 0) wake()
  }, framePriority.judge)
  useEffect(() => wake(), [])
  return (
    <>
      <mesh
        ref={disc}
        position={[x, y, z]}
        rotation-x={-Math.PI / 2}
        geometry={made.geometry}
        material={made.material}
        renderOrder={19}
        frustumCulled={false}
        dispose={null}
      />
      <group ref={plate}>
        <Label text={name} tone="short" at={middle} height={y} />
      </group>
    </>
  )
}

function cmPerPixel(camera: Camera, at: Vector3, height: number): number {
  const parallel = camera as OrthographicCamera
  if (parallel.isOrthographicCamera) return (parallel.top - parallel.bottom) / parallel.zoom / height
  const { fov } = camera as PerspectiveCamera
  return (2 * camera.position.distanceTo(at) * Math.tan((fov * Math.PI) / 360)) / height
}

/** A glow with a ring in it: dark colours show by the glow, light ones by the ring's own edge. */
function makeLight(colour: string) {
  const canvas = document.createElement('canvas')
  canvas.width = pixels
  canvas.height = pixels
  const context = canvas.getContext('2d')!
  const middle = pixels / 2
  const circle = (radius: number) => {
    context.beginPath()
    context.arc(middle, middle, radius, 0, Math.PI * 2)
  }
  const glow = context.createRadialGradient(middle, middle, 0, middle, middle, middle)
  glow.addColorStop(0, 'rgb(255 246 214 / 85%)')
  glow.addColorStop(0.35, 'rgb(255 240 190 / 45%)')
  glow.addColorStop(1, 'rgb(255 236 180 / 0%)')
  context.fillStyle = glow
  context.fillRect(0, 0, pixels, pixels)
  for (const [width, paint] of [
    [11, '#fdf6e3'],
    [7, colour],
  ] as const) {
    circle(middle * 0.56)
    context.lineWidth = width
    context.strokeStyle = paint
    context.stroke()
  }
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  const material = new MeshBasicMaterial({
    map: texture,
    opacity: 0,
    toneMapped: false,
    transparent: true,
    depthTest: false,
    depthWrite: false,
  })
  return { geometry: new PlaneGeometry(2 * reach, 2 * reach), texture, material }
}
