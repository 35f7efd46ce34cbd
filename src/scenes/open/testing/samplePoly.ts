import { type PolyKind, readPoly } from '../../../measure'
import { type Loose, layOn } from '../../../open-table'
import { createRandom } from '../../../physics/random'
import { poseOfBody } from '../units'
import { openWorld } from './openWorld'

export const dicePerThrow = 30
/** Two seconds: by then dice that fell 7 cm lie still. */
const stepsPerThrow = 240
/** What leans by more is not read, in degrees. */
const leans = 5

/** How often each mark came up, and how many dice leaned, of dice that were dropped anyhow, far from each other. */
export interface PolySample {
  readonly counts: readonly number[]
  readonly leaning: number
}

export async function samplePoly(kind: PolyKind, throws: number, seed: string): Promise<PolySample> {
  const random = createRandom(seed)
  const counts = Array.from({ length: Number(kind.slice(1)) }, () => 0)
  let leaning = 0
  for (let count = 0; count < throws; count++) {
    const things = Array.from({ length: dicePerThrow }, (_, k): Loose => {
      const [x, z] = [(k % 6) * 150 - 375, Math.floor(k / 6) * 150 - 300]
      const { what } = layOn({ x, z }, { kind: 'die', die: kind, colour: 'red' }, 't')
      return { what, pose: { position: [x, 70, z], rotation: random.rotation() } }
    })
    const { world, bodies } = await openWorld(things)
    for (const body of bodies) {
      body.setLinvel({ x: random.between(-20, 20), y: 0, z: random.between(-20, 20) }, true)
      const spin = () => random.between(-15, 15)
      body.setAngvel({ x: spin(), y: spin(), z: spin() }, true)
    }
    for (let step = 0; step < stepsPerThrow; step++) world.step()
    for (const body of bodies) {
      const read = readPoly(kind, poseOfBody(body.translation(), body.rotation()).rotation)
      if (read.tiltDeg < leans) counts[read.mark - 1]!++
      else leaning++
    }
    world.free()
  }
  return { counts, leaning }
}
