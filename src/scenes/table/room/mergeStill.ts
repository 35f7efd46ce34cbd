import {
  BufferAttribute,
  BufferGeometry,
  type Color,
  DoubleSide,
  Float32BufferAttribute,
  FrontSide,
  type InstancedMesh,
  type Material,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  type MeshStandardMaterial,
  type Object3D,
  Vector3,
} from 'three'
import { shadowMask } from '../light/shadowLayer'

/**
 * Draws what never moves in fewer drawings: all that is nothing but colour and shine in one for each kind of shading,
 * and the shadows of everything in another. The answer puts everything back.
 */
export function mergeStill(things: Object3D): () => void {
  things.updateWorldMatrix(true, true)
  const meshes: Mesh[] = []
  things.traverse(object => {
    if (object instanceof Mesh) meshes.push(object)
  })
  const casters = meshes.filter(mesh => mesh.castShadow)
  const merged: Mesh<BufferGeometry, Material>[] = []
  if (casters.length > 0) merged.push(mergeShadows(things, casters))
  const plain = meshes.filter(isPlain)
  for (const shading of new Set(plain.map(({ material }) => material.type)))
    merged.push(
      mergePlain(
        things,
        plain.filter(({ material }) => material.type === shading),
      ),
    )

  for (const mesh of casters) mesh.castShadow = false
  for (const mesh of plain) mesh.layers.disableAll()
  things.add(...merged)
  return () => {
    for (const mesh of casters) mesh.castShadow = true
    for (const mesh of plain) mesh.layers.set(0)
    things.remove(...merged)
    for (const { geometry, material } of merged) {
      geometry.dispose()
      material.dispose()
    }
  }
}

type PlainMesh = Mesh<BufferGeometry, MeshStandardMaterial>

const isPlain = (mesh: Mesh): mesh is PlainMesh => (mesh.material as Material).userData.isPlain === true

/** One mesh that casts the shadows of all of them. */
function mergeShadows(things: Object3D, casters: readonly Mesh[]): Mesh<BufferGeometry, Material> {
  const corners = gather(things, casters)
  const shadow = new Mesh(corners, new MeshBasicMaterial())
  shadow.layers.mask = shadowMask
  shadow.castShadow = true
  return shadow
}

/** One mesh of all of them, whose corners know the colour and the shine of their stuff. */
function mergePlain(things: Object3D, meshes: readonly PlainMesh[]): Mesh<BufferGeometry, Material> {
  const colours: number[] = []
  const stuffs: number[] = []
  const geometry = gather(things, meshes, (mesh, first, count) => {
    const { color, roughness, metalness } = mesh.material as {
      color: Color
    } & Partial<MeshStandardMaterial>
    for (let corner = first; corner < first + count; corner++) {
      color.toArray(colours, 3 * corner)
      stuffs.push(roughness ?? 1, metalness ?? 0)
    }
  })
  geometry.setAttribute('color', new Float32BufferAttribute(colours, 3))
  geometry.setAttribute('stuff', new Float32BufferAttribute(stuffs, 2))
  const merged = new Mesh(geometry, tintedLike(meshes[0]!.material))
  merged.receiveShadow = true
  return merged
}

/** The same shading; colour, roughness and metal are those of each corner. */
function tintedLike(like: MeshStandardMaterial): Material {
  const material = like.clone()
  material.color.set('#ffffff')
  material.vertexColors = true
  // What has two sides has them among its corners.
  material.side = FrontSide
  material.onBeforeCompile = shader => {
    shader.vertexShader = `attribute vec2 stuff;\nvarying vec2 vStuff;\n${shader.vertexShader.replace(
      '#include <begin_vertex>',
      '#include <begin_vertex>\nvStuff = stuff;',
    )}`
    shader.fragmentShader = `varying vec2 vStuff;\n${shader.fragmentShader
      .replace('#include <roughnessmap_fragment>', 'float roughnessFactor = vStuff.x;')
      .replace('#include <metalnessmap_fragment>', 'float metalnessFactor = vStuff.y;')}`
  }
  material.customProgramCacheKey = () => 'still things'
  return material
}

/**
 * Collects the corners of meshes, seen from what they stand in: `each` is told of every mesh with its corners. Without
 * it they are there for their shadow alone, which needs no normals.
 */
function gather(
  things: Object3D,
  meshes: readonly Mesh[],
  each?: (mesh: Mesh, first: number, count: number) => void,
): BufferGeometry {
  const parts = meshes.map(mesh => ({
    mesh,
    sides: (mesh.material as Material).side === DoubleSide ? 2 : 1,
    instances: (mesh as Partial<InstancedMesh>).count ?? 1,
    corners: mesh.geometry.attributes.position!.count,
    order: mesh.geometry.index!.array,
  }))
  // Tens of thousands of corners before the first picture: nothing is made for each.
  const all = parts.reduce((sum, { instances, corners }) => sum + instances * corners, 0)
  const positions = new Float32Array(3 * all)
  const normals = each && new Float32Array(3 * all)
  const index = new Uint32Array(
    parts.reduce((sum, { instances, order, sides }) => sum + instances * order.length * sides, 0),
  )
  const fromWorld = things.matrixWorld.clone().invert()
  const place = new Matrix4()
  const point = new Vector3()
  let first = 0
  let at = 0
  for (const { mesh, sides, instances, corners, order } of parts) {
    const { position, normal } = mesh.geometry.attributes
    each?.(mesh, first, instances * corners)
    for (let instance = 0; instance < instances; instance++, first += corners) {
      place.multiplyMatrices(fromWorld, mesh.matrixWorld)
      if ('isInstancedMesh' in mesh) place.multiply(instanceMatrix(mesh as InstancedMesh, instance))
      for (let corner = 0; corner < corners; corner++) {
        const to = 3 * (first + corner)
        point.fromBufferAttribute(position!, corner).applyMatrix4(place).toArray(positions, to)
        if (normals) point.fromBufferAttribute(normal!, corner).transformDirection(place).toArray(normals, to)
      }
      for (let side = 0; side < sides; side++)
        for (let from = 0; from < order.length; from += 3) {
          index[at++] = first + order[from]!
          index[at++] = first + order[from + 1 + side]!
          index[at++] = first + order[from + 2 - side]!
        }
    }
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(positions, 3))
  if (normals) geometry.setAttribute('normal', new BufferAttribute(normals, 3))
  return geometry.setIndex(new BufferAttribute(index, 1))
}

function instanceMatrix(mesh: InstancedMesh, instance: number): Matrix4 {
  const matrix = new Matrix4()
  mesh.getMatrixAt(instance, matrix)
  return matrix
}
