import {
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedMesh,
  PlaneGeometry,
  ShaderMaterial,
  type ShaderMaterialParameters,
} from 'three'
import type { ThingPose } from '../motion'

/** Level squares a little larger than the things they lie under or on, in one draw call. */
export interface LevelPatches {
  readonly mesh: InstancedMesh
  /** For each: width, depth, radius of the corners, in cm, and a number of the caller's. */
  readonly boxes: Float32Array
  readonly matrices: Float32Array
  /** To be called after a change of either. */
  written(): void
  dispose(): void
}

interface LevelPatchesOptions extends Pick<ShaderMaterialParameters, 'uniforms' | 'toneMapped'> {
  readonly most: number
  /** How far a square reaches beyond its box, in cm. */
  readonly beyond: number
  /** Sets `gl_FragColor` by `away`, the distance from the rounded box in cm, and `vBox`. */
  readonly paint: string
  /** What else the fragment shader needs. */
  readonly head?: string
  readonly renderOrder: number
  /** How strongly it is drawn toward the eye, so that it does not flicker on what it lies on. */
  readonly offset: { readonly factor: number; readonly units: number }
}

export function createLevelPatches(options: LevelPatchesOptions): LevelPatches {
  const { most, beyond, paint, head = '', renderOrder, offset, uniforms, toneMapped } = options
  const geometry = new PlaneGeometry(1, 1).rotateX(-Math.PI / 2)
  const box = new InstancedBufferAttribute(new Float32Array(most * 4), 4)
  box.setUsage(DynamicDrawUsage)
  geometry.setAttribute('aBox', box)
  const material = new ShaderMaterial({
    vertexShader: /* glsl */ `
      attribute vec4 aBox;
      varying vec2 vAt;
      flat varying vec4 vBox;
      void main() {
        vBox = aBox;
        vAt = position.xz * ( aBox.xy + 2.0 * ${beyond.toFixed(2)} );
        gl_Position = projectionMatrix * modelViewMatrix * instanceMatrix * vec4( vAt.x, 0.0, vAt.y, 1.0 );
      }
    `,
    fragmentShader: /* glsl */ `
      varying vec2 vAt;
      flat varying vec4 vBox;
      ${head}
      void main() {
        vec2 outside = abs( vAt ) - vBox.xy * 0.5 + vBox.z;
        float away = length( max( outside, 0.0 ) ) + min( max( outside.x, outside.y ), 0.0 ) - vBox.z;
        ${paint}
      }
    `,
    transparent: true,
    depthWrite: false,
    polygonOffset: true,
    polygonOffsetFactor: offset.factor,
    polygonOffsetUnits: offset.units,
    ...(uniforms && { uniforms }),
    ...(toneMapped !== undefined && { toneMapped }),
  })
  const mesh = new InstancedMesh(geometry, material, most)
  mesh.instanceMatrix.setUsage(DynamicDrawUsage)
  mesh.frustumCulled = false
  mesh.renderOrder = renderOrder
  mesh.count = 0
  return {
    mesh,
    boxes: box.array as Float32Array,
    matrices: mesh.instanceMatrix.array as Float32Array,
    written() {
      mesh.instanceMatrix.needsUpdate = true
      box.needsUpdate = true
    },
    dispose() {
      geometry.dispose()
      material.dispose()
      mesh.dispose()
    },
  }
}

/** The heading of a thing, the same whether or not it is turned over. */
export function headingOf({ qx, qy, qz, qw }: Readonly<ThingPose>): number {
  return Math.atan2(qx * qz + qw * qy, 0.5 - qy * qy - qx * qx)
}
