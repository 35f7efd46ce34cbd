import {
  BufferGeometry,
  type Color,
  DoubleSide,
  Float32BufferAttribute,
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
  const corners = createCorners(things)
  for (const mesh of casters) corners.add(mesh, (mesh.material as Material).side === DoubleSide)
  const shadow = new Mesh(corners.build(), new MeshBasicMaterial())
  shadow.layers.mask = shadowMask
  shadow.castShadow = true
  return shadow
}

/** One mesh of all of them, whose corners know the colour and the shine of their stuff. */
function mergePlain(things: Object3D, meshes: readonly PlainMesh[]): Mesh<BufferGeometry, Material> {
  const corners = createCorners(things)
  const colours: number[] = []
  const stuffs: number[] = []
  for (const mesh of meshes) {
    const { color, roughness, metalness } = mesh.material as { color: Color } & Partial<MeshStandardMaterial>
    for (let added = corners.add(mesh, false); added > 0; added--) {
      colours.push(color.r, color.g, color.b)
      stuffs.push(roughness ?? 1, metalness ?? 0)
    }
  }
  const geometry = corners.build()
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

/** Collects the corners of meshes, seen from what they stand in. */
function createCorners(things: Object3D) {
  const positions: number[] = []
  const normals: number[] = []
  const index: number[] = []
  const fromWorld = things.matrixWorld.clone().invert()
  const place = new Matrix4()
  const point = new Vector3()

  function addAt({ attributes, index: triangles }: BufferGeometry, hasTwoSides: boolean): number {
    const { position, normal } = attributes
    const first = positions.length / 3
    for (let corner = 0; corner < position!.count; corner++) {
      point.fromBufferAttribute(position!, corner).applyMatrix4(place).toArray(positions, positions.length)
      point.fromBufferAttribute(normal!, corner).transformDirection(place).toArray(normals, normals.length)
    }
    for (let at = 0; at < triangles!.count; at += 3) {
      const [a, b, c] = [0, 1, 2].map(corner => first + triangles!.getX(at + corner)) as [
        number,
        number,
        number,
      ]
      index.push(a, b, c)
      if (hasTwoSides) index.push(a, c, b)
    }
    return position!.count
  }

  return {
    /** Says how many corners these were. */
    add(mesh: Mesh, hasTwoSides: boolean): number {
      const { count = 1 } = mesh as Partial<InstancedMesh>
      let added = 0
      for (let instance = 0; instance < count; instance++) {
        place.multiplyMatrices(fromWorld, mesh.matrixWorld)
        if ('isInstancedMesh' in mesh) place.multiply(instanceMatrix(mesh as InstancedMesh, instance))
        added += addAt(mesh.geometry, hasTwoSides)
      }
      return added
    },
    build(): BufferGeometry {
      const geometry = new BufferGeometry()
      geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
      geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3))
      return geometry.setIndex(index)
    },
  }
}

function instanceMatrix(mesh: InstancedMesh, instance: number): Matrix4 {
  const matrix = new Matrix4()
  mesh.getMatrixAt(instance, matrix)
  return matrix
}
