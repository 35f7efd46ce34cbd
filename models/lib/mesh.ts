import type { Vec3 } from '../../src/measure'

/** One primitive in the making: 1 unit is 1 cm, y up, triangles counter-clockwise seen from outside. */
export interface Mesh {
  readonly name: string
  /** What the scene clothes it in. */
  readonly material: string
  readonly positions: number[]
  readonly normals: number[]
  readonly uvs: number[]
  /** Index of the face of a die to which a vertex belongs, if it is one. */
  readonly faces: number[]
  /** Tint, three numbers a vertex, linear 0 to 1. */
  readonly colours: number[]
  /** Baked light from the window, from the lamp and from everywhere: three numbers a vertex, 0 to 1. */
  readonly lights: number[]
  readonly indices: number[]
}

export const makeMesh = (name: string, material: string): Mesh => ({
  name,
  material,
  positions: [],
  normals: [],
  uvs: [],
  faces: [],
  colours: [],
  lights: [],
  indices: [],
})

/** Adds a vertex and returns its index. */
export function vertex(mesh: Mesh, position: Vec3, normal: Vec3, u: number, v: number): number {
  mesh.positions.push(...position)
  mesh.normals.push(...normal)
  mesh.uvs.push(u, v)
  return mesh.positions.length / 3 - 1
}

export function triangle(mesh: Mesh, a: number, b: number, c: number): void {
  mesh.indices.push(a, b, c)
}

/** Two triangles over a, b, c, d in turn. */
export function quad(mesh: Mesh, a: number, b: number, c: number, d: number): void {
  mesh.indices.push(a, b, c, a, c, d)
}

export const triangleCount = (meshes: readonly Mesh[]): number =>
  meshes.reduce((sum, mesh) => sum + mesh.indices.length / 3, 0)
