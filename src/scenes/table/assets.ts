import { useLoader } from '@react-three/fiber'
import type { BufferGeometry, Mesh, Texture } from 'three'
import {
  LinearFilter,
  LinearMipmapLinearFilter,
  NoColorSpace,
  RepeatWrapping,
  SRGBColorSpace,
  TextureLoader,
} from 'three'
import { MeshoptDecoder } from 'three/addons/libs/meshopt_decoder.module.js'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'

/** What is printed carries colour; everything else (ink, relief, roughness) is plain numbers. */
export interface TextureUse {
  readonly colour?: boolean
  readonly repeat?: boolean
  readonly anisotropy?: number
}

const textureUrl = (name: string) => `/textures/${name}.webp`
const modelUrl = (name: string) => `/models/${name}.glb`

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
  }
  return texture
}

export function preloadTexture(name: string): void {
  useLoader.preload(TextureLoader, textureUrl(name))
}

const unpack = (loader: GLTFLoader) => {
  loader.setMeshoptDecoder(MeshoptDecoder)
}

/** The geometries of a model by the names of its nodes; suspends until they are there. */
export function useModel(name: string): Readonly<Record<string, BufferGeometry>> {
  const gltf = useLoader(GLTFLoader, modelUrl(name), unpack)
  if (!gltf.userData.geometries) {
    const geometries: Record<string, BufferGeometry> = {}
    gltf.scene.traverse(object => {
      const mesh = object as Mesh
      if (mesh.isMesh) geometries[mesh.name] = mesh.geometry
    })
    gltf.userData.geometries = geometries
  }
  return gltf.userData.geometries
}

export function preloadModel(name: string): void {
  useLoader.preload(GLTFLoader, modelUrl(name), unpack)
}

export function partOf(model: Readonly<Record<string, BufferGeometry>>, name: string): BufferGeometry {
  const part = model[name]
  if (!part) throw new Error(`The model has no part called ${name}, only ${Object.keys(model).join(', ')}`)
  return part
}
