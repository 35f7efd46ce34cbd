import { brotliCompressSync, constants } from 'node:zlib'
import { type GlbOptions, writeGlb } from './glb'
import { type Mesh, triangleCount } from './mesh'
import { encodeWebp, type Picture, pixelHash, type WebpOptions } from './picture'

/** When a file is fetched: with the first drop, behind it in sharper form, or with the game that needs it. */
export type Load = 'first' | 'sharp' | 'later'

export interface Built {
  readonly bytes: Buffer
  readonly triangles?: number
  /** Hash of the pixels before the encoder, which may differ by a bit between platforms. */
  readonly pixels?: string
}

/** One file that a script makes, and what it may cost. */
export interface Asset {
  /** From the project's root. */
  readonly file: string
  readonly load: Load
  /** As transferred: brotli for models, the file itself for pictures. */
  readonly maxBytes: number
  readonly maxTriangles?: number
  readonly make: () => Promise<Built>
}

export const transferred = (file: string, bytes: Buffer): number =>
  file.endsWith('.glb')
    ? brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
    : bytes.length

export interface ModelBudget {
  readonly load: Load
  readonly maxBytes: number
  readonly maxTriangles: number
}

export function model(
  name: string,
  budget: ModelBudget,
  build: () => readonly Mesh[],
  options: GlbOptions = { meshopt: true },
): Asset {
  return {
    file: `public/models/${name}.glb`,
    ...budget,
    make: async () => {
      const meshes = build()
      return { bytes: await writeGlb(meshes, options), triangles: triangleCount(meshes) }
    },
  }
}

export function texture(
  name: string,
  budget: { readonly load: Load; readonly maxBytes: number },
  options: WebpOptions,
  paint: () => Promise<Picture> | Picture,
): Asset {
  return {
    file: `public/textures/${name}.webp`,
    ...budget,
    make: async () => {
      const picture = await paint()
      return { bytes: await encodeWebp(picture, options), pixels: pixelHash(picture, options) }
    },
  }
}
