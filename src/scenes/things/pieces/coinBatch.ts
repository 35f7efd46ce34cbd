import { type BufferGeometry, DynamicDrawUsage, InstancedMesh, type Material } from 'three'
import type { ThingMotion } from '../motion'
import { heapOf, type Member, single, writeMember } from './members'

/** All coins of one metal in one call. */
export interface CoinBatch {
  readonly mesh: InstancedMesh
  sync(motion: ThingMotion): void
  write(): void
  dispose(): void
}

/** More than these are not drawn: the open table holds as many things. */
const most = 400

export function createCoinBatch(
  kind: 'gold' | 'silver',
  geometry: BufferGeometry,
  material: Material,
): CoinBatch {
  const mesh = new InstancedMesh(geometry, material, most)
  mesh.instanceMatrix.setUsage(DynamicDrawUsage)
  mesh.frustumCulled = false
  mesh.receiveShadow = true
  mesh.name = `coins ${kind}`
  let members: readonly Member[] = []
  return {
    mesh,
    sync(motion) {
      members = [...motion.movers.values()]
        .filter(({ placement }) => placement.kind === kind)
        .flatMap(mover => {
          const { count, pieces: drawn = count } = mover.placement
          const pieces = drawn === undefined ? [single(mover)] : heapOf(mover, drawn)
          // The model stands on its underside.
          return pieces.map(piece => ({ ...piece, up: piece.up - mover.placement.height / 2 }))
        })
        .slice(0, most)
      mesh.count = members.length
    },
    write() {
      const matrices = mesh.instanceMatrix.array as Float32Array
      for (let slot = 0; slot < members.length; slot++) writeMember(members[slot]!, matrices, slot * 16)
      mesh.instanceMatrix.needsUpdate = true
    },
    dispose: () => void mesh.dispose(),
  }
}
