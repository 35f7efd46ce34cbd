/**
 * Do all engines play the same scene? One die slides to a stop and one falls flat and bounces; how far and how high is
 * known from friction, restitution and gravity, whatever the engine calls them.
 */
import { createBareRapier } from './engines/rapier'
import { type Engine, type Scene, type Start, stateLength, type World } from './engines/scene'
import { standardRecord, standardScene } from './standardScene'
import { table } from './table'

const slideSpeed = 100
const fallHeight = 10

const unturned = [0, 0, 0, 1] as const
const still = [0, 0, 0] as const

function startsOf({ halfEdge }: Scene): Record<'slide' | 'bounce', Start> {
  return {
    slide: { position: [-12, halfEdge, 0], rotation: unturned, linear: [slideSpeed, 0, 0], angular: still },
    bounce: { position: [0, halfEdge + fallHeight, 0], rotation: unturned, linear: still, angular: still },
  }
}

/** Steps for two simulated seconds and shows every state. */
function watch(world: World, stepSeconds: number, look: (state: Float64Array) => void): void {
  const state = new Float64Array(stateLength)
  for (let step = 0; step < 2 / stepSeconds; step++) {
    world.step()
    world.read(state)
    look(state)
  }
  world.free()
}

/** Centimetres slid, and centimetres of the first bounce. */
function probe(create: (start: Start) => World, scene: Scene): readonly [slide: number, bounce: number] {
  const { slide, bounce } = startsOf(scene)
  let slid = 0
  watch(create(slide), scene.stepSeconds, state => {
    slid = state[0]! - slide.position[0]
  })
  let hasBounced = false
  let top = 0
  watch(create(bounce), scene.stepSeconds, state => {
    if (state[8]! > 0) hasBounced = true
    if (hasBounced) top = Math.max(top, state[1]! - scene.halfEdge)
  })
  return [slid, top]
}

export function describeScene(engines: readonly Engine[]): string {
  const record = standardRecord(0)
  const oneDie = { ...record, request: { ...record.request, dice: record.request.dice.slice(0, 1) } }
  const scene = standardScene(oneDie)
  const rows: [string, readonly [number, number]][] = [
    [
      'by the book',
      [
        slideSpeed ** 2 / (2 * scene.ground.friction * scene.gravity),
        fallHeight * scene.ground.restitution ** 2,
      ],
    ],
    ['Seabox, bare Rapier', probe(start => createBareRapier(oneDie, [start]), scene)],
    ...engines.map((engine): [string, readonly [number, number]] => [
      `${engine.name} ${engine.version}`,
      probe(start => engine.create({ ...scene, starts: [start] }), scene),
    ]),
  ]
  return table(
    ['one die', 'slides, cm', 'bounces, cm'],
    rows.map(([name, values]) => [name, ...values.map(value => value.toFixed(1))]),
  )
}
