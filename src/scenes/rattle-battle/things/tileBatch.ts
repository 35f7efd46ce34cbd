import { BufferGeometry, Float32BufferAttribute, Group, type Material, Mesh } from 'three'
import type { Quality } from '../../table/quality'
import { createSurface } from '../../table/surface'
import type { Mover, ThingMotion } from '../../things/motion'
import type { PrintBook } from '../../things/prints'

/** Ocean tiles, painted on the floor of the Sea Box: one mesh for all of a card. */
export interface TileBatch {
  readonly group: Group
  sync(motion: ThingMotion): void
  dispose(): void
}

export function createTileBatch(book: PrintBook, quality: Quality): TileBatch {
  const group = new Group()
  const own: { dispose(): void }[] = []
  const pairOf = ({ placement: { front } }: Mover) => book.pair(front, front)
  const clear = () => {
    group.clear()
    for (const thing of own.splice(0)) thing.dispose()
  }
  return {
    group,
    sync(motion) {
      clear()
      const tiles = [...motion.movers.values()].filter(({ placement }) => placement.kind === 'tile')
      const byPage = new Map<number, Mover[]>()
      for (const tile of tiles) {
        const { page } = pairOf(tile)
        byPage.set(page, [...(byPage.get(page) ?? []), tile])
      }
      for (const [page, movers] of byPage) {
        const positions: number[] = []
        const uvs: number[] = []
        const indices: number[] = []
        for (const mover of movers) {
          const { placement } = mover
          const { x, y, z, yaw, width, depth } = placement
          const cell = pairOf(mover).front
          const first = positions.length / 3
          for (const [u, v] of [
            [0, 0],
            [1, 0],
            [1, 1],
            [0, 1],
          ] as const) {
            const [a, b] = [(u - 0.5) * width, (v - 0.5) * depth]
            positions.push(
              x + a * Math.cos(yaw) + b * Math.sin(yaw),
              y,
              z - a * Math.sin(yaw) + b * Math.cos(yaw),
            )
            uvs.push(cell.left + (cell.right - cell.left) * u, cell.top + (cell.bottom - cell.top) * v)
          }
          indices.push(first, first + 2, first + 1, first, first + 3, first + 2)
        }
        const geometry = new BufferGeometry()
        geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
        geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2))
        geometry.setIndex(indices)
        geometry.computeVertexNormals()
        const surface = createSurface(
          { colour: '#c9cfd0', map: book.pages[page]!, roughness: 0.7, gloss: 0.4, opacity: 1 },
          quality,
        )
        const material: Material = surface.material
        own.push(geometry, surface)
        const mesh = new Mesh(geometry, material)
        mesh.receiveShadow = true
        mesh.name = 'tiles'
        group.add(mesh)
      }
    },
    dispose: clear,
  }
}
