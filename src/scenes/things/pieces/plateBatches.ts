import {
  type BufferGeometry,
  Color,
  DynamicDrawUsage,
  Group,
  InstancedBufferAttribute,
  InstancedMesh,
  type Material,
} from 'three'
import type { Quality } from '../../table/quality'
import type { Cut, Placement } from '../layout'
import type { Mover, ThingMotion } from '../motion'
import type { PrintBook } from '../prints'
import { type Member, pileOf, single, writeMember } from './members'
import { createPlateGeometry, type PlateShape } from './plateGeometry'
import { createPlateMaterial } from './plateMaterial'

/** Is it cut along an outline of its own? */
export const isCutOut = ({ cut }: { readonly cut?: Cut | undefined }): boolean =>
  cut !== undefined && cut.shape !== 'plate'

interface Batch {
  readonly mesh: InstancedMesh
  readonly capacity: number
  members: readonly Member[]
}

/** All printed cardboard: one call for each outline and page. */
export interface PlateBatches {
  readonly group: Group
  /** Takes the things as they are by now; draws prints that are missing. */
  sync(motion: ThingMotion): void
  /** Writes where they lie. */
  write(): void
  dispose(): void
}

const linear = new Map<string, Color>()
const colourOf = (hex: string) => {
  const known = linear.get(hex) ?? new Color(hex)
  linear.set(hex, known)
  return known
}

export function createPlateBatches(book: PrintBook, quality: Quality): PlateBatches {
  const group = new Group()
  const batches = new Map<string, Batch>()
  const materials: { readonly material: Material; dispose(): void }[] = []
  const shapes = new Map<PlateShape, BufferGeometry>()

  const materialOf = (page: number): Material => {
    const made = materials[page] ?? createPlateMaterial(book.pages[page]!, quality)
    materials[page] = made
    return made.material
  }
  const shapeOf = (shape: PlateShape): BufferGeometry => {
    const made = shapes.get(shape) ?? createPlateGeometry(shape)
    shapes.set(shape, made)
    return made
  }

  function drop(batch: Batch): void {
    group.remove(batch.mesh)
    batch.mesh.geometry.dispose()
    batch.mesh.dispose()
  }

  function open(key: string, shape: PlateShape, page: number, count: number): Batch {
    const known = batches.get(key)
    if (known && known.capacity >= count) return known
    if (known) drop(known)
    const capacity = Math.ceil((count * 1.3) / 16) * 16
    const geometry = shapeOf(shape).clone()
    for (const [name, size] of [
      ['aSize', 4],
      ['aFront', 4],
      ['aBack', 4],
      ['aEdge', 3],
    ] as const)
      geometry.setAttribute(name, new InstancedBufferAttribute(new Float32Array(capacity * size), size))
    const mesh = new InstancedMesh(geometry, materialOf(page), capacity)
    mesh.instanceMatrix.setUsage(DynamicDrawUsage)
    // Things lie all over the table: bounds would never leave anything out.
    mesh.frustumCulled = false
    // Two millimetres throw no shadow that is worth another pass: softShade lays darkness around them.
    mesh.receiveShadow = true
    mesh.name = `plates ${key}`
    group.add(mesh)
    const batch: Batch = { mesh, capacity, members: [] }
    batches.set(key, batch)
    return batch
  }

  function fill({ mesh, members }: Batch): void {
    const array = (name: string) =>
      (mesh.geometry.getAttribute(name) as InstancedBufferAttribute).array as Float32Array
    const [sizes, fronts, backs, edges] = [array('aSize'), array('aFront'), array('aBack'), array('aEdge')]
    for (const [slot, { mover }] of members.entries()) {
      const { placement } = mover
      const cut = placement.cut!
      const pieces = piecesOf(placement)
      sizes[slot * 4] = placement.width
      sizes[slot * 4 + 1] = placement.height / pieces
      sizes[slot * 4 + 2] = placement.depth
      sizes[slot * 4 + 3] = cut.corner === 'round' ? placement.width / 2 : cut.corner
      const pair = book.pair(placement.front, placement.back)
      for (const [out, cell] of [
        [fronts, pair.front],
        [backs, pair.back],
      ] as const) {
        out[slot * 4] = cell.left
        out[slot * 4 + 1] = cell.top
        out[slot * 4 + 2] = cell.right
        out[slot * 4 + 3] = cell.bottom
      }
      colourOf(cut.edge).toArray(edges, slot * 3)
    }
    for (const name of ['aSize', 'aFront', 'aBack', 'aEdge'])
      mesh.geometry.getAttribute(name).needsUpdate = true
    mesh.count = members.length
  }

  return {
    group,
    sync(motion) {
      const wanted = new Map<string, { shape: PlateShape; page: number; members: Member[] }>()
      for (const mover of motion.movers.values()) {
        const { cut } = mover.placement
        if (!cut) continue
        const { page } = book.pair(mover.placement.front, mover.placement.back)
        const key = `${cut.shape} ${page}`
        const list = wanted.get(key) ?? { shape: cut.shape, page, members: [] }
        wanted.set(key, list)
        list.members.push(...membersOf(mover))
      }
      for (const [key, batch] of batches) {
        if (wanted.has(key)) continue
        drop(batch)
        batches.delete(key)
      }
      for (const [key, { shape, page, members }] of wanted) {
        const batch = open(key, shape, page, members.length)
        batch.members = members
        fill(batch)
      }
    },
    write() {
      for (const { mesh, members } of batches.values()) {
        const matrices = mesh.instanceMatrix.array as Float32Array
        for (let slot = 0; slot < members.length; slot++) writeMember(members[slot]!, matrices, slot * 16)
        mesh.instanceMatrix.needsUpdate = true
      }
    },
    dispose() {
      for (const batch of batches.values()) drop(batch)
      for (const made of materials) made?.dispose()
      for (const shape of shapes.values()) shape.dispose()
    },
  }
}

const piecesOf = ({ kind, count = 1, pieces = count }: Placement): number => (kind === 'deck' ? pieces : 1)

function membersOf(mover: Mover): readonly Member[] {
  return mover.placement.kind === 'deck' ? pileOf(mover, piecesOf(mover.placement)) : [single(mover)]
}
