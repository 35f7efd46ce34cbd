import { type InstancedMesh, MeshDepthMaterial } from 'three'

/** One for as long as the page lives. */
const depth = new MeshDepthMaterial()

/**
 * Has an instanced mesh throw a shadow. Left to itself three draws it into the shadow with the material of the plain
 * meshes, and looks its program up anew whenever one kind follows the other, which is some sixteen times a frame.
 */
export function castInstancedShadow(mesh: InstancedMesh): void {
  mesh.castShadow = true
  mesh.customDepthMaterial = depth
}
