import { useEffect, useMemo } from 'react'
import {
  CanvasTexture,
  Color,
  type Material,
  MeshLambertMaterial,
  MeshMatcapMaterial,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  RepeatWrapping,
  type Side,
  SRGBColorSpace,
  type Texture,
  Vector2,
} from 'three'
import type { Quality } from './quality'
import { useStage } from './StageContext'

/** How a thing's surface looks, independent of the tier that draws it. */
export interface Surface {
  readonly colour?: string
  readonly map?: Texture
  readonly relief?: { readonly map: Texture; readonly strength: number; readonly tiles?: number }
  readonly roughness: number
  readonly roughnessMap?: Texture
  readonly occlusion?: Texture
  readonly coat?: { readonly strength: number; readonly roughness: number }
  /** Reflection of things that are no metal, against that of lacquer. */
  readonly gloss?: number
  readonly metal?: boolean
  readonly sheen?: { readonly strength: number; readonly colour: string; readonly roughness: number }
  readonly reflection?: number
  readonly glow?: { readonly colour: string; readonly strength: number }
  readonly opacity?: number
  readonly side?: Side
  /** The model tints it, vertex by vertex. */
  readonly tinted?: boolean
}

/** Nothing but colour and shine: things of such stuff can be one drawing (room/mergeStill.ts). */
const isPlain = (surface: Surface): boolean =>
  Object.keys(surface).every(key => ['colour', 'roughness', 'metal', 'reflection', 'side'].includes(key))

/** The material of a surface in the present tier. It is disposed with the component that asked for it. */
export function useSurface(make: () => Surface, inputs: readonly unknown[]): Material {
  const { quality } = useStage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller names what its surface is made of
  const made = useMemo(() => createSurface(make(), quality), [quality, ...inputs])
  useEffect(() => () => made.dispose(), [made])
  return made.material
}

export function createSurface(surface: Surface, quality: Quality): { material: Material; dispose(): void } {
  const own: { dispose(): void }[] = []
  const basic = {
    color: new Color(surface.colour ?? '#ffffff'),
    map: surface.map ?? null,
    aoMap: surface.occlusion ?? null,
    ...(surface.side === undefined ? {} : { side: surface.side }),
    ...(surface.tinted ? { vertexColors: true } : {}),
    ...(surface.opacity === undefined
      ? {}
      : {
          transparent: true,
          opacity: surface.opacity,
          depthWrite: false,
          // Of both sides in turn, three would look up the shader again for each, in every frame.
          forceSinglePass: true,
        }),
    ...(surface.glow
      ? { emissive: new Color(surface.glow.colour), emissiveIntensity: surface.glow.strength }
      : {}),
  }
  const finish = (material: Material) => {
    material.userData.isPlain = isPlain(surface)
    own.push(material)
    return {
      material,
      dispose() {
        for (const thing of own) thing.dispose()
      },
    }
  }
  if (quality.shading === 'lambert') {
    if (!surface.metal) return finish(new MeshLambertMaterial(basic))
    // Metal is nothing without surroundings: here they are painted on a ball.
    const { aoMap: _, emissive: __, emissiveIntensity: ___, ...plain } = basic
    return finish(new MeshMatcapMaterial({ ...plain, matcap: metalBall() }))
  }
  const relief = quality.normalMaps ? surface.relief : undefined
  const reliefMap = relief && tiled(relief.map, relief.tiles)
  if (reliefMap && reliefMap !== relief?.map) own.push(reliefMap)
  const standard = {
    ...basic,
    roughness: surface.roughness,
    roughnessMap: surface.roughnessMap ?? null,
    metalness: surface.metal ? 1 : 0,
    normalMap: reliefMap ?? null,
    normalScale: new Vector2(1, 1).multiplyScalar(relief?.strength ?? 1),
    envMapIntensity: surface.reflection ?? 1,
  }
  if (quality.shading === 'standard') {
    // Without this a matt print would mirror the window as lacquer does, and lie under a haze.
    const { gloss } = surface
    return finish(
      gloss === undefined
        ? new MeshStandardMaterial(standard)
        : new MeshPhysicalMaterial({ ...standard, specularIntensity: gloss }),
    )
  }
  return finish(
    new MeshPhysicalMaterial({
      ...standard,
      clearcoat: surface.coat?.strength ?? 0,
      clearcoatRoughness: surface.coat?.roughness ?? 0,
      specularIntensity: surface.gloss ?? 1,
      ...(surface.sheen
        ? {
            sheen: surface.sheen.strength,
            sheenColor: new Color(surface.sheen.colour),
            sheenRoughness: surface.sheen.roughness,
          }
        : {}),
    }),
  )
}

let ball: CanvasTexture | undefined

/** A metal ball in the cabin's light: lamp above, window to the left, dark wood below. Made once for the visit. */
function metalBall(): CanvasTexture {
  if (ball) return ball
  const size = 128
  const canvas = document.createElement('canvas')
  canvas.width = size
  canvas.height = size
  const context = canvas.getContext('2d')!
  const sky = context.createLinearGradient(0, 0, 0, size)
  for (const [at, grey] of [
    [0, 190],
    [0.3, 165],
    [0.5, 128],
    [0.66, 62],
    [0.85, 92],
    [1, 60],
  ] as const)
    sky.addColorStop(at, `rgb(${grey} ${Math.round(grey * 0.95)} ${Math.round(grey * 0.88)})`)
  context.fillStyle = sky
  context.fillRect(0, 0, size, size)
  const spot = (x: number, y: number, radius: number, colour: string) => {
    const glow = context.createRadialGradient(x * size, y * size, 0, x * size, y * size, radius * size)
    glow.addColorStop(0, colour)
    glow.addColorStop(1, 'rgb(255 255 255 / 0)')
    context.fillStyle = glow
    context.fillRect(0, 0, size, size)
  }
  spot(0.62, 0.2, 0.24, 'rgb(255 240 214 / 95%)')
  spot(0.2, 0.34, 0.16, 'rgb(214 230 255 / 75%)')
  ball = new CanvasTexture(canvas)
  ball.colorSpace = SRGBColorSpace
  return ball
}

/** A texture repeated so often; its pixels are shared with the original. */
function tiled(texture: Texture, tiles: number | undefined): Texture {
  if (tiles === undefined) return texture
  const copy = texture.clone()
  copy.wrapS = RepeatWrapping
  copy.wrapT = RepeatWrapping
  copy.repeat.set(tiles, tiles)
  copy.needsUpdate = true
  return copy
}
