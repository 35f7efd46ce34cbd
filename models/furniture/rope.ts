import type { Vec3 } from '../../src/measure'
import { type Mesh, makeMesh } from '../lib/mesh'
import { hash2, noise } from '../lib/noise'
import { addTube } from '../lib/surface'

/** Round the rope once is u; along it the laid strands repeat after this many centimetres of v. */
export const ropeTileCm = 2.4

const strandRadius = 0.55

/** A line coiled down on the table, seven turns in two layers, its end led away. Material `rope`. */
export function ropeCoil(): readonly Mesh[] {
  const mesh = makeMesh('rope', 'rope')
  const path: Vec3[] = []
  const put = (angle: number, radius: number, y: number) => {
    const wander = 0.22 * (noise(angle * 1.3, radius, 901) - 0.5)
    const r = radius + wander
    const lift = y + 0.12 * (noise(angle * 0.9, radius + 9, 907) - 0.5)
    path.push([r * Math.sin(angle), Math.max(lift, strandRadius * 0.94), r * Math.cos(angle)])
  }
  const perTurn = 26
  const pitch = strandRadius * 2.04
  // The lower layer winds inwards, the upper one outwards in its hollows.
  const lower = 4.2
  for (let i = 0; i <= lower * perTurn; i++) {
    const turns = i / perTurn
    put(turns * Math.PI * 2, 7.4 - turns * pitch, strandRadius)
  }
  const turnsBefore = lower
  const inner = 7.4 - lower * pitch
  for (let i = 1; i <= 2.6 * perTurn; i++) {
    const turns = i / perTurn
    const rise = Math.min(1, turns / 0.35)
    put((turnsBefore + turns) * Math.PI * 2, inner + turns * pitch * 0.98, strandRadius + rise * 0.98)
  }
  // The end falls off the coil and lies in a bend on the table.
  const [x, y, z] = path.at(-1)!
  const [bx, , bz] = path.at(-2)!
  let heading = Math.atan2(x - bx, z - bz)
  let [px, py, pz] = [x, y, z]
  for (let i = 1; i <= 34; i++) {
    heading += i < 12 ? -0.05 : i < 24 ? 0.1 : -0.06 - 0.1 * hash2(i, 1, 911)
    px += Math.sin(heading) * 0.42
    pz += Math.cos(heading) * 0.42
    // Over the turns below it, then down to the wood.
    const reach = Math.hypot(px, pz)
    const floor = reach < 7.9 ? strandRadius + 0.95 : strandRadius
    py += (floor - py) * 0.3
    path.push([px, py, pz])
  }
  addTube(mesh, path, strandRadius, 8, { uvScale: 1 / ropeTileCm, caps: true })
  // A whipping of twine keeps the end from fraying.
  const end = path.slice(-4)
  const twine = makeMesh('whipping', 'twine')
  addTube(twine, end, strandRadius * 1.06, 8, { uvScale: 1 })
  return [mesh, twine]
}
