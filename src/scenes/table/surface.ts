import { useEffect, useMemo } from 'react'
import {
  Color,
  type Material,
  MeshLambertMaterial,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  RepeatWrapping,
  type Side,
  type Texture,
  Vector2,
} from 'three'
import type { Quality } from './quality'
import { useTable } from './TableContext'

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
}

/** The material of a surface in the present tier. It is disposed with the component that asked for it. */
export function useSurface(make: () => Surface, inputs: readonly unknown[]): Material {
  const { quality } = useTable()
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
    ...(surface.opacity === undefined
      ? {}
      : { transparent: true, opacity: surface.opacity, depthWrite: false }),
    ...(surface.glow
      ? { emissive: new Color(surface.glow.colour), emissiveIntensity: surface.glow.strength }
      : {}),
  }
  const finish = (material: Material) => {
    own.push(material)
    return {
      material,
      dispose() {
        for (const thing of own) thing.dispose()
      },
    }
  }
  if (quality.shading === 'lambert') return finish(new MeshLambertMaterial(basic))
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
  if (quality.shading === 'standard') return finish(new MeshStandardMaterial(standard))
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
