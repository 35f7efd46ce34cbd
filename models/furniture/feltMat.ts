import type { Vec3 } from '../../src/measure'
import { type Mesh, makeMesh, quad, triangle, vertex } from '../lib/mesh'
import { hash2, noise } from '../lib/noise'
import { addGrid } from '../lib/surface'
import { feltTileCm } from './diceTray'

/**
 * A round mat of felt for coins, 15.5 cm across and 2 mm thick, its edge torn and hairy, a line of stitches inside.
 * Materials `felt`, `felt-hair` (both sides) and `stitch`.
 */
const radius = 7.75
const thick = 0.2
const columns = 97

export function feltMat(): readonly Mesh[] {
  const felt = makeMesh('felt', 'felt')
  const hair = makeMesh('hair', 'felt-hair')
  const thread = makeMesh('stitches', 'stitch')
  const ragged = (angle: number) => {
    const u = angle / (Math.PI * 2)
    return 0.09 * (noise(u * 40, 0, 971, 40) - 0.5) + 0.05 * (noise(u * 110, 0, 977, 110) - 0.5)
  }
  const rows: readonly (readonly [r: number, y: number, rough: number])[] = [
    [radius + 0.02, 0, 1.2],
    [radius + 0.05, 0.06, 1],
    [radius - 0.01, 0.14, 0.8],
    [radius - 0.12, thick, 0.4],
    [radius - 0.5, thick, 0],
    [radius * 0.5, thick, 0],
    [0.001, thick, 0],
  ]
  addGrid(felt, {
    rows: rows.length,
    columns,
    closed: true,
    point: (r, c) => {
      const angle = ((c % (columns - 1)) / (columns - 1)) * Math.PI * 2
      const [base, y, rough] = rows[r]!
      const at = base + ragged(angle) * rough
      return [at * Math.sin(angle), y, at * Math.cos(angle)]
    },
    uv: (r, c) => {
      const angle = ((c % (columns - 1)) / (columns - 1)) * Math.PI * 2
      const [at, y] = rows[r]!
      const way = at + (thick - y)
      return [(way * Math.sin(angle)) / feltTileCm, (way * Math.cos(angle)) / feltTileCm]
    },
  })
  for (let i = 0; i < 420; i++) {
    const angle = ((i + hash2(i, 1, 983)) / 420) * Math.PI * 2
    const y = 0.02 + 0.15 * hash2(i, 2, 983)
    const length = 0.05 + 0.16 * hash2(i, 3, 983) ** 2
    const sweep = (hash2(i, 4, 983) - 0.5) * 0.05
    const base = radius + 0.02 + ragged(angle)
    const width = 0.0016
    const put = (r: number, a: number, dy: number) => {
      const p: Vec3 = [r * Math.sin(a), y + dy, r * Math.cos(a)]
      return vertex(hair, p, [Math.sin(a) * 0.5, 0.866, Math.cos(a) * 0.5], 0, 0)
    }
    triangle(
      hair,
      put(base - 0.03, angle - width, 0),
      put(base - 0.03, angle + width, 0),
      put(base + length, angle + sweep / 2, 0.06 * (hash2(i, 5, 983) - 0.6)),
    )
  }
  const stitches = 84
  const line = radius - 0.55
  for (let i = 0; i < stitches; i++) {
    const from = (i / stitches) * Math.PI * 2 + 0.004 * (hash2(i, 6, 983) - 0.5)
    const span = (0.6 / stitches) * Math.PI * 2
    const skew = 0.05 * (hash2(i, 7, 983) - 0.5)
    const steps = 4
    // A thread seen from above: three points across, arched along its length.
    const ids = Array.from({ length: steps + 1 }, (_, k) => {
      const t = k / steps
      const a = from + span * t
      const arch = Math.sin(Math.PI * t)
      const mid = line + skew * (t - 0.5)
      const half = 0.055 * (0.5 + 0.5 * arch)
      return [-1, 0, 1].map(side => {
        const r = mid + side * half
        const up = side === 0 ? 0.05 * arch + 0.01 : -0.01
        const nx = side * 0.75
        const p: Vec3 = [r * Math.sin(a), thick + up, r * Math.cos(a)]
        return vertex(thread, p, [nx * Math.sin(a), side === 0 ? 1 : 0.66, nx * Math.cos(a)], t, side)
      })
    })
    for (let k = 0; k < steps; k++) {
      for (let s = 0; s < 2; s++)
        quad(thread, ids[k]![s]!, ids[k]![s + 1]!, ids[k + 1]![s + 1]!, ids[k + 1]![s]!)
    }
  }
  return [felt, hair, thread]
}
