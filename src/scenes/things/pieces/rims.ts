import type { InstancedMesh } from 'three'
import type { Highlights } from '../../../table/highlights'
import { writePatch } from '../../table/dice/patchMatrix'
import type { Mover, ThingMotion } from '../motion'
import { isRound } from './isRound'
import { createLevelPatches, headingOf } from './levelPatches'
import { single, writeMember } from './members'

/** A brass line surrounds what can be chosen, a broader cream line what is pointed at, a double line what is chosen. */
const kinds = { choosable: 1, hovered: 2, chosen: 3 } as const
const most = 160
/** Room around a thing for its rim, in cm. */
const room = 0.85
/** One breath when it appears (art direction: 400 ms), then it is still. */
const breathSeconds = 0.4

export interface Rims {
  readonly mesh: InstancedMesh
  sync(motion: ThingMotion, marks: Highlights): void
  /** Writes where they lie; true while they breathe. */
  write(seconds: number): boolean
  dispose(): void
}

const head = /* glsl */ `
uniform float breath;
float band( float away, float from, float to ) {
  float soft = fwidth( away );
  return smoothstep( from - soft, from + soft, away ) * ( 1.0 - smoothstep( to - soft, to + soft, away ) );
}
`
const paint = /* glsl */ `
float swell = 0.05 * breath;
vec3 brass = vec3( 1.0, 0.72, 0.24 );
vec3 cream = vec3( 1.0, 0.95, 0.8 );
float kind = vBox.w;
// From far away a line keeps enough pixels to stay visible.
float pixel = fwidth( away );
float wide = swell + ( kind < 1.5 ? max( 0.12, 2.2 * pixel ) : max( 0.2, 3.0 * pixel ) );
float inner = band( away, 0.04, 0.04 + wide );
float gap = 0.04 + wide + max( 0.08, 1.4 * pixel );
float outer = kind > 2.5 ? band( away, gap, gap + max( 0.09, 1.6 * pixel ) ) : 0.0;
float halo = ( 1.0 - smoothstep( 0.04, wide * 2.4 + swell, away ) ) * step( 0.0, away ) * ( kind < 1.5 ? 0.38 : 0.55 );
float dark = band( away, 0.0, 0.05 ) * 0.7;
vec3 colour = kind < 1.5 ? brass : cream;
float line = max( inner, outer );
float alpha = max( line, max( halo, dark ) );
gl_FragColor = vec4( mix( mix( colour * 0.9, vec3( 0.06, 0.04, 0.02 ), step( halo, dark ) ), colour, line ), alpha );
#include <colorspace_fragment>
`

export function createRims(): Rims {
  const breath = { value: 0 }
  const { mesh, matrices, boxes, written, dispose } = createLevelPatches({
    most,
    beyond: room,
    head,
    paint,
    uniforms: { breath },
    toneMapped: false,
    renderOrder: 6,
    offset: { factor: -4, units: -4 },
  })
  mesh.visible = false
  const members: { mover: Mover; kind: number }[] = []
  let breathed = breathSeconds
  return {
    mesh,
    sync(motion, { choosable, hovered, chosen }) {
      const before = members.length
      members.length = 0
      const add = (id: string, kind: number) => {
        const mover = motion.movers.get(id)
        if (mover && members.length < most) members.push({ mover, kind })
      }
      for (const id of choosable) if (id !== hovered && !chosen.has(id)) add(id, kinds.choosable)
      for (const id of chosen) add(id, kinds.chosen)
      if (hovered !== undefined && !chosen.has(hovered)) add(hovered, kinds.hovered)
      mesh.count = members.length
      mesh.visible = members.length > 0
      if (members.length > before) breathed = 0
    },
    write(seconds) {
      for (let slot = 0; slot < members.length; slot++) {
        const { mover, kind } = members[slot]!
        const { now, placement } = mover
        const at = slot * 16
        boxes[slot * 4] = placement.width
        boxes[slot * 4 + 1] = placement.depth
        boxes[slot * 4 + 2] = isRound(placement) ? placement.width / 2 : Math.min(0.3, placement.width * 0.1)
        boxes[slot * 4 + 3] = kind
        if (placement.pitch) {
          // What leans wears it on its front.
          writeMember({ ...single(mover), up: placement.height / 2 + 0.02 }, matrices, at)
          continue
        }
        // Tall things wear it at their foot, flat ones at the top, where neighbours do not cover it.
        const isTall = placement.height > 0.8
        const y = now.y + (placement.height / 2) * (isTall ? -1 : 1) + (isTall ? 0.05 : 0.015)
        const yaw = placement.kind === 'die' ? placement.yaw : headingOf(now)
        writePatch(matrices, at, now.x, y, now.z, now.scale, yaw)
      }
      written()
      if (breathed >= breathSeconds) return false
      breathed = Math.min(breathSeconds, breathed + seconds)
      breath.value = Math.sin((breathed / breathSeconds) * Math.PI)
      return true
    },
    dispose,
  }
}
