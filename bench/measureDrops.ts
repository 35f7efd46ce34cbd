/** Drops the standard scene in one engine: what it cost, and how the dice lay afterwards. */
import { closestPairs, type DieReading, type Quat, type ThrowRecord, type Vec3 } from '../src/measure'
import { physicsSettings, readPoseOf, simulateThrow } from '../src/physics'
import { type Engine, type Scene, stateLength, type World } from './engines/scene'

const { mmPerUnit, rest, stepSeconds } = physicsSettings

/** CPU milliseconds of the whole process, and the steps they were spent on. */
export interface DropCost {
  /** World, steps, faces, pairs, over the time that Seabox takes for this drop (or until rest, if that is sooner). */
  readonly stretchMs: number
  readonly stretchSteps: number
  /** The same until everything rests. */
  readonly wholeMs: number
  readonly steps: number
}

export type LyingDie = Omit<DieReading, 'restsOn'>

export interface Drop {
  readonly cost: DropCost
  readonly dice: readonly LyingDie[]
  readonly settled: boolean
}

/** Nobody is waited for longer than this, in simulated seconds. */
const longestSeconds = 10

/** What the work costs, garbage of earlier work cleared away before. */
export function timed<T>(work: () => T): { readonly ms: number; readonly result: T } {
  globalThis.gc?.({ type: 'minor' })
  const before = process.cpuUsage()
  const result = work()
  const { user, system } = process.cpuUsage(before)
  return { ms: (user + system) / 1000, result }
}

/** The app itself: everything it does for a drop is charged, looking for rest included. */
export function dropInSeabox(record: ThrowRecord): Drop {
  const { ms, result } = timed(() => {
    const thrown = simulateThrow(record)
    closestPairs(thrown.dice)
    return thrown
  })
  const { steps, dice, outcome } = result
  const cost: DropCost = { stretchMs: ms, stretchSteps: steps, wholeMs: ms, steps }
  return { cost, dice, settled: outcome !== 'unsettled' }
}

/** Rapier's own part of the same throw: its steps and nothing else. */
export function stepBare(world: World, steps: number): DropCost {
  const { ms } = timed(() => {
    for (let step = 0; step < steps; step++) world.step()
  })
  return { stretchMs: ms, stretchSteps: steps, wholeMs: ms, steps }
}

/**
 * The same work in another engine. In some of them, reading every body through the bindings after every step is slow. So
 * a rehearsal finds the step of rest, and the timed drop takes that many steps without reading.
 */
export function dropInPeer(engine: Engine, scene: Scene, record: ThrowRecord, seaboxSteps: number): Drop {
  const rehearsal = engine.create(scene)
  const { steps, settled } = stepsToRest(rehearsal, scene.starts.length)
  rehearsal.free()

  const stretchSteps = Math.min(steps, seaboxSteps)
  const state = new Float64Array(scene.starts.length * stateLength)
  const start = timed(() => {
    const world = engine.create(scene)
    for (let step = 0; step < stretchSteps; step++) world.step()
    return world
  })
  const world = start.result
  const end = timed(() => {
    for (let step = stretchSteps; step < steps; step++) world.step()
  })
  const read = timed(() => {
    world.read(state)
    const dice = readState(record, state)
    closestPairs(dice)
    return dice
  })
  world.free()
  const stretchMs = start.ms + read.ms
  return {
    cost: { stretchMs, stretchSteps, wholeMs: stretchMs + end.ms, steps },
    dice: read.result,
    settled,
  }
}

/** Steps until every die has been slower than 5 mm/s and 0.1 rad/s for half a second: the rule of the app. */
function stepsToRest(world: World, dice: number): { readonly steps: number; readonly settled: boolean } {
  const state = new Float64Array(dice * stateLength)
  const mostSteps = Math.round(longestSeconds / stepSeconds)
  let stillSince: number | undefined
  for (let step = 1; step <= mostSteps; step++) {
    world.step()
    if (step % rest.lookEvery !== 0) continue
    world.read(state)
    if (!isStill(state)) stillSince = undefined
    else stillSince ??= step
    if (stillSince !== undefined && step - stillSince >= rest.steps) return { steps: step, settled: true }
  }
  return { steps: mostSteps, settled: false }
}

function isStill(state: Float64Array): boolean {
  for (let at = 0; at < state.length; at += stateLength) {
    const linear = Math.hypot(state[at + 7]!, state[at + 8]!, state[at + 9]!)
    const angular = Math.hypot(state[at + 10]!, state[at + 11]!, state[at + 12]!)
    if (!(linear <= rest.linearSpeed && angular <= rest.angularSpeed)) return false
  }
  return true
}

/** Faces, tilts, inside or outside: by the app's own reading, whichever engine the poses come from. */
function readState(record: ThrowRecord, state: Float64Array): LyingDie[] {
  return record.request.dice.map((spec, index) => {
    const [x, y, z, qx, qy, qz, qw] = state.subarray(index * stateLength)
    const position: Vec3 = [x! * mmPerUnit, y! * mmPerUnit, z! * mmPerUnit]
    const rotation: Quat = [qx!, qy!, qz!, qw!]
    return readPoseOf(spec, position, rotation, record.request.container, record.request.flat)
  })
}
