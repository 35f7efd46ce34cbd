import { planRequest } from '../../src/cli/fairness/sampleThrows'
import type { Gesture } from '../../src/measure'
import { performThrow } from '../../src/physics'
import { createRandom } from '../../src/physics/random'

/**
 * Can a hand steer? A player chooses the gesture and does not know the seed. So for each face the best of many
 * gestures is picked by what it did for some seeds, and then tried on seeds it was not picked by: what it gains there
 * is what skill could gain. Besides, one gesture is used for all seeds, and one seed for all gestures.
 */
export interface SteeringCounts {
  readonly gestures: readonly Gesture[]
  readonly dicePerDrop: number
  readonly trainSeeds: number
  readonly trySeeds: number
  /** Faces by gesture over the seeds they were picked by. */
  readonly trained: readonly (readonly number[])[]
  /** The gesture that did best for each face. */
  readonly best: readonly number[]
  /** Faces of that gesture over fresh seeds. */
  readonly tried: readonly (readonly number[])[]
  /** Faces over all gestures for each of a few fixed seeds. */
  readonly sameSeed: readonly (readonly number[])[]
  /** How many of the dice showed another face for the next gesture of the family than for this one. */
  readonly changed: number
  readonly compared: number
}

const gestureCount = 64
const trainSeeds = 60
const trySeeds = 600
const dicePerDrop = 8
const sameSeeds = 12

function family(): Gesture[] {
  const random = createRandom('gestures')
  return Array.from({ length: gestureCount }, () => ({
    x: random.between(-40, 40),
    z: random.between(-40, 40),
    height: random.between(90, 200),
    vx: random.between(-150, 150),
    vy: random.between(-300, 0),
    vz: random.between(-150, 150),
    shake: random.between(0, 1),
  }))
}

const policy = { fistMax: 6, repeatOutside: true }
const request = planRequest({
  kind: 'ship',
  dicePerDrop,
  drops: 1,
  seed: '',
  container: 'sea-box',
  style: 'drop',
})

const facesOf = (seed: string, gesture: Gesture): number[] =>
  performThrow(request, seed, policy, gesture).result.dice.map(die => die.face - 1)

function counted(seeds: readonly string[], gesture: Gesture): number[] {
  const counts = [0, 0, 0, 0, 0, 0]
  for (const seed of seeds) for (const face of facesOf(seed, gesture)) counts[face]!++
  return counts
}

const named = (name: string, count: number) => Array.from({ length: count }, (_, index) => `${name}/${index}`)

export function sampleSteering(progress: (done: number) => void): SteeringCounts {
  const gestures = family()
  const trained = gestures.map((gesture, index) => {
    progress(index + 1)
    return counted(named('picked-by', trainSeeds), gesture)
  })
  const best = [0, 1, 2, 3, 4, 5].map(face =>
    trained.reduce((top, counts, index) => (counts[face]! > trained[top]![face]! ? index : top), 0),
  )
  const tried = best.map(index => counted(named('tried-on', trySeeds), gestures[index]!))
  let changed = 0
  let compared = 0
  const sameSeed = named('same', sameSeeds).map(seed => {
    const counts = [0, 0, 0, 0, 0, 0]
    let before: number[] | undefined
    for (const gesture of gestures) {
      const faces = facesOf(seed, gesture)
      faces.forEach((face, die) => {
        counts[face]!++
        if (!before) return
        compared++
        if (before[die] !== face) changed++
      })
      before = faces
    }
    return counts
  })
  return { gestures, dicePerDrop, trainSeeds, trySeeds, trained, best, tried, sameSeed, changed, compared }
}
