import { type BufferGeometry, Color, DynamicDrawUsage, InstancedMesh, type Material } from 'three'
import { castInstancedShadow } from '../../table/light/instancedDepth'
import type { Placement } from '../../things/layout'
import type { ThingMotion } from '../../things/motion'
import { type Member, writeMember } from '../../things/pieces/members'

/** Many pieces of one shape, drawn in one call where the things are by now. */
export interface PieceBatch {
  readonly mesh: InstancedMesh
  /** Takes the things as they are. */
  sync(motion: ThingMotion): void
  /** Writes where they lie. */
  write(): void
  dispose(): void
}

export interface PieceLook {
  readonly kinds: readonly string[]
  /** The most that can be on the table at once. */
  readonly most: number
  /** From the middle of the thing up to the origin of the geometry, in cm. */
  up(thing: Placement): number
  colour(thing: Placement): string
  readonly castsShadow?: boolean
}

const known = new Map<string, Color>()
const colourOf = (hex: string) => {
  const made = known.get(hex) ?? new Color(hex)
  known.set(hex, made)
  return made
}

export function createPieceBatch(geometry: BufferGeometry, material: Material, look: PieceLook): PieceBatch {
  const mesh = new InstancedMesh(geometry, material, look.most)
  mesh.instanceMatrix.setUsage(DynamicDrawUsage)
  mesh.frustumCulled = false
  if (look.castsShadow) castInstancedShadow(mesh)
  mesh.receiveShadow = true
  mesh.count = 0
  mesh.name = look.kinds.join(' ')
  const members: Member[] = []
  return {
    mesh,
    sync(motion) {
      members.length = 0
      for (const mover of motion.movers.values()) {
        const { placement } = mover
        if (!look.kinds.includes(placement.kind) || members.length >= look.most) continue
        mesh.setColorAt(members.length, colourOf(look.colour(placement)))
        members.push({ mover, up: look.up(placement), aside: 0, before: 0, turn: 0 })
      }
      mesh.count = members.length
      mesh.visible = members.length > 0
      if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true
    },
    write() {
      const matrices = mesh.instanceMatrix.array as Float32Array
      for (let slot = 0; slot < members.length; slot++) writeMember(members[slot]!, matrices, slot * 16)
      mesh.instanceMatrix.needsUpdate = true
    },
    dispose() {
      mesh.dispose()
    },
  }
}
