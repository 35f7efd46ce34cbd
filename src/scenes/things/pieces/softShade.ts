import {
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedMesh,
  PlaneGeometry,
  ShaderMaterial,
} from 'three'
import type { Mover, ThingMotion } from '../motion'
import { isRound } from './isRound'
import { isCutOut } from './plateBatches'

/** How far the darkness reaches beyond a thing, in cm, and where it is gone when a thing is lifted. */
const reach = 0.55
const goneAt = 2.5
const darkness = 0.42

/** Darkness under everything flat: what makes it lie on the table where no shadow is drawn, and a little where one is. */
export interface SoftShade {
  readonly mesh: InstancedMesh
  sync(motion: ThingMotion): void
  write(): void
  dispose(): void
}

const vertexShader = /* glsl */ `
attribute vec4 aBox;
varying vec2 vAt;
flat varying vec4 vBox;
void main() {
  vBox = aBox;
  vAt = position.xz * ( aBox.xy + 2.0 * ${reach.toFixed(2)} );
  gl_Position = projectionMatrix * modelViewMatrix * instanceMatrix * vec4( vAt.x, 0.0, vAt.y, 1.0 );
}
`
const fragmentShader = /* glsl */ `
varying vec2 vAt;
flat varying vec4 vBox;
void main() {
  vec2 beyond = abs( vAt ) - vBox.xy * 0.5 + vBox.z;
  float away = length( max( beyond, 0.0 ) ) + min( max( beyond.x, beyond.y ), 0.0 ) - vBox.z;
  float near = clamp( 1.0 - away / ${reach.toFixed(2)}, 0.0, 1.0 );
  // Nothing is seen below what lies flat; what is lifted throws its darkness all over the place below it.
  float covered = vBox.w > 0.0 ? step( away, -0.06 ) : 0.0;
  gl_FragColor = vec4( 0.02, 0.012, 0.006, abs( vBox.w ) * pow( near, 2.2 ) * ( 1.0 - covered ) );
}
`

/** `tableTop`: how high the table is on which the things lie, in cm. */
export function createSoftShade(capacity: number, tableTop: number): SoftShade {
  const geometry = new PlaneGeometry(1, 1).rotateX(-Math.PI / 2)
  const boxes = new InstancedBufferAttribute(new Float32Array(capacity * 4), 4)
  boxes.setUsage(DynamicDrawUsage)
  geometry.setAttribute('aBox', boxes)
  const material = new ShaderMaterial({
    vertexShader,
    fragmentShader,
    transparent: true,
    depthWrite: false,
    polygonOffset: true,
    polygonOffsetFactor: -1,
  })
  const mesh = new InstancedMesh(geometry, material, capacity)
  mesh.instanceMatrix.setUsage(DynamicDrawUsage)
  mesh.frustumCulled = false
  mesh.renderOrder = 1
  let members: readonly Mover[] = []
  return {
    mesh,
    sync(motion) {
      members = [...motion.movers.values()]
        .filter(({ placement: { cut } }) => cut !== undefined && !cut.isShadeless)
        .slice(0, capacity)
      mesh.count = members.length
    },
    write() {
      const matrices = mesh.instanceMatrix.array as Float32Array
      const values = boxes.array as Float32Array
      for (let slot = 0; slot < members.length; slot++) {
        const { now, placement } = members[slot]!
        const at = slot * 16
        const underside = now.y - placement.height / 2
        // Turned over or not, it is the heading that counts.
        const yaw = Math.atan2(now.qx * now.qz + now.qw * now.qy, 0.5 - now.qy * now.qy - now.qx * now.qx)
        const cos = Math.cos(yaw) * now.scale
        const sin = Math.sin(yaw) * now.scale
        matrices.fill(0, at, at + 16)
        matrices[at] = cos
        matrices[at + 2] = -sin
        matrices[at + 5] = 1
        matrices[at + 8] = sin
        matrices[at + 10] = cos
        matrices[at + 12] = now.x
        const lying = underside - placement.y
        const ground = lying < 0.02 ? placement.y : tableTop
        matrices[at + 13] = ground + 0.012
        matrices[at + 14] = now.z
        matrices[at + 15] = 1
        // What is cut along an outline of its own fills less than its square.
        const share = isCutOut(placement) ? 0.86 : 1
        values[slot * 4] = placement.width * share
        values[slot * 4 + 1] = placement.depth * share
        values[slot * 4 + 2] = isRound(placement)
          ? placement.width / 2
          : Math.min(placement.width, placement.depth) * 0.08
        const high = Math.max(0, underside - ground) / goneAt
        values[slot * 4 + 3] = darkness * Math.max(0, 1 - high) * (high > 0.02 ? -1 : 1)
      }
      mesh.instanceMatrix.needsUpdate = true
      boxes.needsUpdate = true
    },
    dispose() {
      geometry.dispose()
      material.dispose()
      mesh.dispose()
    },
  }
}
