import type { WebGLRenderer } from 'three'

type Item = Parameters<NonNullable<Parameters<WebGLRenderer['setOpaqueSort']>[0]>>[0]

/**
 * Draws what is not clear shader by shader, and then as three would. With each change of shader all lights are handed
 * to the graphics card again, which takes longer than the drawing itself.
 */
export function orderByShader(gl: WebGLRenderer): void {
  const shaderOf = ({ material }: Item): number =>
    (gl.properties.get(material) as { currentProgram?: { id: number } }).currentProgram?.id ?? 0
  gl.setOpaqueSort(
    (a, b) =>
      a.groupOrder - b.groupOrder ||
      a.renderOrder - b.renderOrder ||
      shaderOf(a) - shaderOf(b) ||
      a.material.id - b.material.id ||
      a.z - b.z ||
      a.id - b.id,
  )
}
