import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { coreVertices, edgeRadius, faceNormals, type TrueDieKind, type Vec3 } from '../src/measure'
import { dicePages, dieCells } from '../src/scenes/table/generated/diceAtlas'
import { assets } from './assets'
import { dieLevels } from './dice/roundedDie'
import { checkAssets } from './lib/checkAssets'
import { readBuilt, readManifest, sha256 } from './lib/manifest'
import type { Mesh } from './lib/mesh'
import { cross, dot, length, scale, sub } from './lib/vector'

const point = (mesh: Mesh, i: number): Vec3 => [
  mesh.positions[i * 3]!,
  mesh.positions[i * 3 + 1]!,
  mesh.positions[i * 3 + 2]!,
]

/** From a point to the core of a die, by Dykstra's projection onto its face planes in turn. */
function distanceToCore(kind: TrueDieKind, at: Vec3): number {
  const core = coreVertices(kind)
  const planes = faceNormals(kind).map(normal => ({
    normal,
    reach: Math.max(...core.map(corner => dot(corner, normal))),
  }))
  const shifts = planes.map((): Vec3 => [0, 0, 0])
  let current = at
  for (let round = 0; round < 400; round++) {
    planes.forEach(({ normal, reach }, k) => {
      const from: Vec3 = [current[0] + shifts[k]![0], current[1] + shifts[k]![1], current[2] + shifts[k]![2]]
      const beyond = Math.max(0, dot(from, normal) - reach)
      const next = sub(from, scale(normal, beyond))
      shifts[k] = sub(from, next)
      current = next
    })
  }
  return length(sub(at, current))
}

describe('files of the table', () => {
  it('are the ones in the manifest and keep their budgets', () => {
    expect(checkAssets(assets, readManifest())).toEqual([])
  })

  it('are refused when one was changed by hand or costs too much', () => {
    const manifest = readManifest()
    const [first, second, ...rest] = manifest
    const faults = checkAssets(assets, [
      { ...first!, sha256: sha256(Buffer.from('another file')) },
      { ...second!, transferred: 10_000_000 },
      ...rest,
    ])
    expect(faults).toHaveLength(2)
    expect(faults[0]).toContain('is not the file in the manifest')
    expect(faults[1]).toContain('its budget is')
  })

  it.each(assets.filter(({ file }) => file.endsWith('.glb')).map(asset => [asset.file, asset] as const))(
    '%s is built again byte by byte',
    async (file, asset) => {
      const entry = readManifest().find(each => each.file === file)
      expect(sha256((await asset.make()).bytes)).toBe(entry?.sha256)
    },
  )

  it.each(
    ['box-rim', 'linen-normal', 'felt', 'felt-normal', 'rope', 'rope-normal', 'paper', 'sea-shade'].map(
      name => `public/textures/${name}.webp`,
    ),
  )('%s is painted again pixel by pixel', async file => {
    const asset = assets.find(each => each.file === file)
    const entry = readManifest().find(each => each.file === file)
    expect((await asset?.make())?.pixels).toBe(entry?.pixels)
  })

  // Outlines of letters and symbols are filled by a library in floating point: another processor may round a pixel
  // differently, so these are compared as pictures.
  it.each(
    ['dice-ships-ink', 'dice-ships-normal', 'ruler', 'coins-normal', 'range-card'].map(
      name => `public/textures/${name}.webp`,
    ),
  )('%s is painted again within one part in 255 on average', async file => {
    const built = await assets.find(each => each.file === file)!.make()
    const [fresh, lying] = await Promise.all(
      [built.bytes, readBuilt(file)!].map(bytes => sharp(bytes).raw().toBuffer()),
    )
    expect(fresh!.length).toBe(lying!.length)
    let difference = 0
    for (let i = 0; i < fresh!.length; i++) difference += Math.abs(fresh![i]! - lying![i]!)
    expect(difference / fresh!.length).toBeLessThan(1)
  })
})

describe.each(['d6', 'd12'] as const)('the shape of a %s', kind => {
  const levels = dieLevels(kind)

  it('keeps the edge radius from its core everywhere, as the rules measure it', () => {
    const mesh = levels[0]!
    const distances = mesh.faces.map((_, i) => distanceToCore(kind, scale(point(mesh, i), 10)))
    const radius = edgeRadius(kind)
    expect(Math.min(...distances)).toBeGreaterThan(radius - 1e-3)
    expect(Math.max(...distances)).toBeLessThan(radius + 1e-3)
  })

  it('is closed: every edge belongs to two triangles that run against each other', () => {
    for (const mesh of levels) {
      const key = (i: number) =>
        point(mesh, i)
          .map(value => Math.round(value * 1e5))
          .join()
      const open = new Map<string, number>()
      for (let i = 0; i < mesh.indices.length; i += 3) {
        for (let k = 0; k < 3; k++) {
          const a = key(mesh.indices[i + k]!)
          const b = key(mesh.indices[i + ((k + 1) % 3)]!)
          const [edge, way] = a < b ? [`${a} ${b}`, 1] : [`${b} ${a}`, -1]
          open.set(edge, (open.get(edge) ?? 0) + way)
        }
      }
      expect([...open.values()].filter(balance => balance !== 0)).toEqual([])
    }
  })

  it('shows each face index on the side that the rules read as that face', () => {
    const mesh = levels[0]!
    const normals = faceNormals(kind)
    mesh.faces.forEach((face, i) => {
      const at = point(mesh, i)
      const nearest = normals.reduce((best, normal) =>
        dot(normal, at) > dot(best, at) + 1e-9 ? normal : best,
      )
      expect(dot(nearest, at) - dot(normals[face]!, at)).toBeLessThan(1e-6)
    })
  })

  it('prints every face unmirrored: u to the right and v down for someone looking at it', () => {
    const mesh = levels[0]!
    for (let i = 0; i < mesh.indices.length; i += 3) {
      const [a, b, c] = [mesh.indices[i]!, mesh.indices[i + 1]!, mesh.indices[i + 2]!]
      const area = cross(sub(point(mesh, b), point(mesh, a)), sub(point(mesh, c), point(mesh, a)))
      if (length(area) < 1e-5) continue
      const uv = (k: number): Vec3 => [mesh.uvs[k * 2]!, -mesh.uvs[k * 2 + 1]!, 0]
      expect(cross(sub(uv(b), uv(a)), sub(uv(c), uv(a)))[2]).toBeGreaterThan(-1e-9)
    }
  })
})

describe('the cells of the die atlas', () => {
  const marks = (kind: TrueDieKind): readonly (string | undefined)[] => {
    const { page, cells } = dieCells[kind]
    const names = Object.entries(dicePages[page].cells)
    return cells.map(cell => names.find(([, index]) => index === cell)?.[0])
  }

  it('put the opposite pairs of rattle-battle 4.1 on faces 1 and 6, 2 and 5, 3 and 4', () => {
    expect(marks('ship')).toEqual(['n1', 'n2', 'n3', 'n4', 'n5', 'CANNON'])
    expect(marks('np-yellow')).toEqual(['SAIL', 'n1', 'n1', 'n2', 'n3', 'GRAPE'])
    expect(marks('np-violet')).toEqual(['SKULL', 'SKULL', 'SKULL', 'n4', 'n3', 'n2'])
  })

  it('give pips to ordinary dice and twelve numbers to the d12', () => {
    expect(marks('d6')).toEqual(['p1', 'p2', 'p3', 'p4', 'p5', 'p6'])
    expect(new Set(marks('d12')).size).toBe(12)
  })
})
