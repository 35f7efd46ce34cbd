import { useLoader } from '@react-three/fiber'
import type { BufferGeometry, Mesh, Texture } from 'three'
import {
  DefaultLoadingManager,
  ImageBitmapLoader,
  LinearFilter,
  LinearMipmapLinearFilter,
  NoColorSpace,
  RepeatWrapping,
  SRGBColorSpace,
  TextureLoader,
} from 'three'
import { MeshoptDecoder } from 'three/addons/libs/meshopt_decoder.module.js'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'
import { createEmitter } from '../../table/createEmitter'

/** Tells whenever all that was being fetched for the picture is there. */
export const assetsFetched = createEmitter<void>()
DefaultLoadingManager.onLoad = () => assetsFetched.emit()

/** What is printed carries colour; everything else (ink, relief, roughness) is plain numbers. */
export interface TextureUse {
  readonly colour?: boolean
  readonly repeat?: boolean
  readonly anisotropy?: number
}

const textureUrl = (name: string) => `/textures/${name}.webp`
const modelUrl = (name: string) => `/models/${name}.glb`

/** Textures that are in use, by name: a sharper print can take their place. */
const inUse = new Map<string, Texture>()
const sharpened = new Set<string>()

/** Prints that exist at twice the pixels, the largest on the screen first. */
const sharpNames = [
  'wood',
  'sea',
  'box',
  'wood-normal',
  'dice-ships-ink',
  'dice-ships-normal',
  'ruler',
] as const

/**
 * Fetches the sharper prints of what is in use, one after another, behind the first picture. Calls back after each;
 * stops when `isWanted` says so.
 */
export async function sharpenTextures(isWanted: () => boolean, onSharper: () => void): Promise<void> {
  const loader = new ImageBitmapLoader().setOptions({
    colorSpaceConversion: 'none',
    premultiplyAlpha: 'none',
  })
  for (const name of sharpNames) {
    const texture = inUse.get(name)
    if (!texture || sharpened.has(name)) continue
    if (!isWanted()) return
    sharpened.add(name)
    try {
      const image = await loader.loadAsync(textureUrl(`${name}-sharp`))
      // Its place on the GPU has the old size.
      texture.dispose()
      texture.image = image
      texture.needsUpdate = true
      onSharper()
    } catch {
      // The first print stays: a table without sharp wood is still a table.
      return
    }
  }
}

/** A texture by name; suspends until it is there. It is shared and stays for the whole visit. */
export function useTableTexture(name: string, use: TextureUse = {}): Texture {
  const texture = useLoader(TextureLoader, textureUrl(name))
  const anisotropy = use.anisotropy ?? 1
  if (texture.userData.ready !== anisotropy) {
    texture.userData.ready = anisotropy
    texture.flipY = false
    texture.colorSpace = use.colour ? SRGBColorSpace : NoColorSpace
    texture.minFilter = LinearMipmapLinearFilter
    texture.magFilter = LinearFilter
    texture.anisotropy = anisotropy
    if (use.repeat) {
      texture.wrapS = RepeatWrapping
      texture.wrapT = RepeatWrapping
    }
    texture.needsUpdate = true
    inUse.set(name, texture)
  }
  return texture
}

const unpack = (loader: GLTFLoader) => {
  loader.setMeshoptDecoder(MeshoptDecoder)
}

type Model = Readonly<Record<string, BufferGeometry>>

const models = new Set<Model>()

/** The geometries of a model by the names of its nodes; suspends until they are there. */
export function useModel(name: string): Model {
  const gltf = useLoader(GLTFLoader, modelUrl(name), unpack)
  if (!gltf.userData.geometries) {
    const geometries: Record<string, BufferGeometry> = {}
    gltf.scene.traverse(object => {
      const mesh = object as Mesh
      if (mesh.isMesh) geometries[mesh.name] = mesh.geometry
    })
    gltf.userData.geometries = geometries
    models.add(geometries)
  }
  return gltf.userData.geometries
}

/**
 * Takes every model off the graphics card; what is still drawn goes back there with the next frame. So a table that
 * stands for a month holds what is on it, and not whatever was once drawn.
 */
export function takeModelsOff(): void {
  for (const model of models) for (const geometry of Object.values(model)) geometry.dispose()
}

/**
 * Begins to fetch models and textures by name. A component that uses several says so first: each use suspends until its
 * own is there, and one after another they would cost a round trip to the server each.
 */
export function fetchTogether(modelNames: readonly string[], textureNames: readonly string[]): void {
  for (const name of modelNames) useLoader.preload(GLTFLoader, modelUrl(name), unpack)
  for (const name of textureNames) useLoader.preload(TextureLoader, textureUrl(name))
}

export function partOf(model: Model, name: string): BufferGeometry {
  const part = model[name]
  if (!part) throw new Error(`The model has no part called ${name}, only ${Object.keys(model).join(', ')}`)
  return part
}
