import type { InstancedMesh } from 'three'
import { writePatch } from '../../table/dice/patchMatrix'
import type { Mover, ThingMotion } from '../motion'
import { isRound } from './isRound'
import { createLevelPatches, headingOf } from './levelPatches'
import { isCutOut } from './plateBatches'

/** How far the shade reaches beyond a thing, in cm, and the height at which it vanishes. */
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

const paint = /* glsl */ `
float near = clamp( 1.0 - away / ${reach.toFixed(2)}, 0.0, 1.0 );
// Nothing is seen below what lies flat; what is lifted throws its darkness all over the place below it.
float covered = vBox.w > 0.0 ? step( away, -0.06 ) : 0.0;
gl_FragColor = vec4( 0.02, 0.012, 0.006, abs( vBox.w ) * pow( near, 2.2 ) * ( 1.0 - covered ) );
`

/** `tableTop`: how high the table is on which the things lie, in cm. */
export function createSoftShade(capacity: number, tableTop: number): SoftShade {
  const patches = createLevelPatches({
    most: capacity,
    beyond: reach,
    paint,
    renderOrder: 1,
    offset: { factor: -1, units: 0 },
  })
  const { mesh, matrices, boxes, written, dispose } = patches
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
      for (let slot = 0; slot < members.length; slot++) {
        const { now, placement } = members[slot]!
        const underside = now.y - placement.height / 2
        const lying = underside - placement.y
        const ground = lying < 0.02 ? placement.y : tableTop
        writePatch(matrices, slot * 16, now.x, ground + 0.012, now.z, now.scale, headingOf(now))
        // What is cut along an outline of its own fills less than its square.
        const share = isCutOut(placement) ? 0.86 : 1
        boxes[slot * 4] = placement.width * share
        boxes[slot * 4 + 1] = placement.depth * share
        boxes[slot * 4 + 2] = isRound(placement)
          ? placement.width / 2
          : Math.min(placement.width, placement.depth) * 0.08
        const high = Math.max(0, underside - ground) / goneAt
        boxes[slot * 4 + 3] = darkness * Math.max(0, 1 - high) * (high > 0.02 ? -1 : 1)
      }
      written()
    },
    dispose,
  }
}
