import { Document, Logger, NodeIO, Primitive } from '@gltf-transform/core'
import { EXTMeshoptCompression, KHRMeshQuantization } from '@gltf-transform/extensions'
import { reorder } from '@gltf-transform/functions'
import { MeshoptDecoder, MeshoptEncoder } from 'meshoptimizer'
import type { Mesh } from './mesh'

/**
 * Coordinates are rounded to 2^-14 cm (0.6 µm): what the last bit of a sine may differ by between machines is gone,
 * and the file packs better. They stay floats, so nodes carry no matrix and a geometry can be used as it is.
 */
const positionGrid = 2 ** 14
const uvGrid = 2 ** 13

const snapped = (values: readonly number[], grid: number) =>
  Float32Array.from(values, value => Math.round(value * grid) / grid + 0)

/** Normals in steps of a tenth of a degree: smooth enough for polished brass. */
const asShorts = (values: readonly number[]) =>
  Int16Array.from(values, value => Math.round(value * 511) * 64 + 0)

/** Three numbers of 0 to 1 a vertex as four bytes, the last full. */
function asBytesOfFour(values: readonly number[]): Uint8Array {
  const bytes = new Uint8Array((values.length / 3) * 4).fill(255)
  values.forEach((value, i) => {
    bytes[Math.floor(i / 3) * 4 + (i % 3)] = Math.round(Math.min(1, Math.max(0, value)) * 255)
  })
  return bytes
}

export interface GlbOptions {
  /** Vertices and indices packed by meshopt; off where the plain file is small. */
  readonly meshopt?: boolean
  /** Steps in a centimetre and in a unit of uv; few suffice for what is large and far. */
  readonly grid?: number
  readonly uvGrid?: number
}

export async function writeGlb(meshes: readonly Mesh[], options: GlbOptions = {}): Promise<Buffer> {
  const document = new Document().setLogger(new Logger(Logger.Verbosity.WARN))
  document.createExtension(KHRMeshQuantization).setRequired(true)
  const buffer = document.createBuffer()
  const scene = document.createScene('scene')
  const materials = new Map<string, ReturnType<Document['createMaterial']>>()
  for (const mesh of meshes) {
    let material = materials.get(mesh.material)
    if (!material) {
      material = document.createMaterial(mesh.material)
      materials.set(mesh.material, material)
    }
    const count = mesh.positions.length / 3
    const indices = count < 65536 ? Uint16Array.from(mesh.indices) : Uint32Array.from(mesh.indices)
    const primitive = document
      .createPrimitive()
      .setMode(Primitive.Mode.TRIANGLES!)
      .setMaterial(material)
      .setIndices(document.createAccessor().setType('SCALAR').setArray(indices).setBuffer(buffer))
      .setAttribute(
        'POSITION',
        document
          .createAccessor()
          .setType('VEC3')
          .setArray(snapped(mesh.positions, options.grid ?? positionGrid))
          .setBuffer(buffer),
      )
      .setAttribute(
        'NORMAL',
        document
          .createAccessor()
          .setType('VEC3')
          .setNormalized(true)
          .setArray(asShorts(mesh.normals))
          .setBuffer(buffer),
      )
    if (mesh.uvs.length > 0) {
      primitive.setAttribute(
        'TEXCOORD_0',
        document
          .createAccessor()
          .setType('VEC2')
          .setArray(snapped(mesh.uvs, options.uvGrid ?? uvGrid))
          .setBuffer(buffer),
      )
    }
    if (mesh.faces.length > 0) {
      primitive.setAttribute(
        '_FACEINDEX',
        document.createAccessor().setType('SCALAR').setArray(Float32Array.from(mesh.faces)).setBuffer(buffer),
      )
    }
    for (const [semantic, values] of [
      ['COLOR_0', mesh.colours],
      ['_LIGHT', mesh.lights],
    ] as const) {
      if (values.length === 0) continue
      primitive.setAttribute(
        semantic,
        document
          .createAccessor()
          .setType('VEC4')
          .setNormalized(true)
          .setArray(asBytesOfFour(values))
          .setBuffer(buffer),
      )
    }
    scene.addChild(
      document.createNode(mesh.name).setMesh(document.createMesh(mesh.name).addPrimitive(primitive)),
    )
  }
  await MeshoptEncoder.ready
  await document.transform(reorder({ encoder: MeshoptEncoder, target: 'size' }))
  if (options.meshopt) {
    document
      .createExtension(EXTMeshoptCompression)
      .setRequired(true)
      .setEncoderOptions({ method: EXTMeshoptCompression.EncoderMethod.QUANTIZE })
  }
  document.getRoot().getAsset().generator = 'seabox models'
  const io = new NodeIO()
    .registerExtensions([KHRMeshQuantization, EXTMeshoptCompression])
    .registerDependencies({ 'meshopt.encoder': MeshoptEncoder, 'meshopt.decoder': MeshoptDecoder })
  return Buffer.from(await io.writeBinary(document))
}
