/** Drops the same dice in every engine, one drop after the other in turn, so that a busy machine hits all alike. */
import { closestPairs } from '../src/measure'
import { simulateThrow } from '../src/physics'
import { createBareRapier, rapierVersion } from './engines/rapier'
import type { Engine } from './engines/scene'
import { type Drop, type DropCost, dropInPeer, dropInSeabox, stepBare, timed } from './measureDrops'
import { type Quality, rateQuality } from './rateQuality'
import { standardRecord, standardScene } from './standardScene'

export interface Row {
  readonly name: string
  /** The collider of a die. */
  readonly die: string
  readonly costs: readonly DropCost[]
  readonly quality: Quality | undefined
}

export interface Comparison {
  readonly drops: number
  readonly seabox: Row
  readonly bare: Row
  readonly peers: readonly Row[]
  /** CPU milliseconds for all pairs of a drop, each time. */
  readonly pairsMs: readonly number[]
}

/** Enough for every engine's code to be compiled as well as it will ever be. */
const warmUpDrops = 3

/** Going round a circle of this many in steps of this length meets everybody: each length, another neighbour. */
const strides = (count: number): readonly number[] => {
  const meetInOne = (a: number, b: number): boolean => (b === 0 ? a === 1 : meetInOne(b, a % b))
  return Array.from({ length: count }, (_, index) => index + 1).filter(length => meetInOne(count, length))
}

/** Measuring the pairs once takes too little for the clock. */
const pairRepeats = 10

export function compareEngines(
  engines: readonly Engine[],
  drops: number,
  say: (line: string) => void,
): Comparison {
  const seabox: Drop[] = []
  const bare: DropCost[] = []
  const peers = engines.map((): Drop[] => [])
  const pairsMs: number[] = []

  const dropOnce = (index: number, isCounted: boolean) => {
    const record = standardRecord(index)
    const scene = standardScene(record)
    const { steps, dice } = simulateThrow(record)
    const turns = [
      () => {
        const drop = dropInSeabox(record)
        if (isCounted) seabox.push(drop)
      },
      () => {
        const world = createBareRapier(record)
        const cost = stepBare(world, steps)
        world.free()
        if (isCounted) bare.push(cost)
      },
      () => {
        const { ms } = timed(() => {
          for (let repeat = 0; repeat < pairRepeats; repeat++) closestPairs(dice)
        })
        if (isCounted) pairsMs.push(ms / pairRepeats)
      },
      ...engines.map((engine, at) => () => {
        const drop = dropInPeer(engine, scene, record, steps)
        if (isCounted) peers[at]!.push(drop)
      }),
    ]
    // Nobody always comes first or always follows the same neighbour's leftovers in the caches.
    const stride = strides(turns.length)[index % strides(turns.length).length]!
    for (let turn = 0; turn < turns.length; turn++) turns[(turn * stride + index) % turns.length]!()
  }

  say('Warming up every engine …')
  for (let index = 0; index < warmUpDrops; index++) dropOnce(drops + index, false)
  for (let index = 0; index < drops; index++) {
    if (index % 10 === 0) say(`Drop ${index + 1} of ${drops} …`)
    dropOnce(index, true)
  }

  const rapier = `Rapier ${rapierVersion()}`
  return {
    drops,
    pairsMs,
    seabox: {
      name: `Seabox (${rapier})`,
      die: 'rounded box',
      costs: seabox.map(drop => drop.cost),
      quality: rateQuality(seabox),
    },
    bare: { name: `${rapier}, bare steps`, die: 'rounded box', costs: bare, quality: undefined },
    peers: engines.map(({ name, version, die }, at) => ({
      name: `${name} ${version}`,
      die,
      costs: peers[at]!.map(drop => drop.cost),
      quality: rateQuality(peers[at]!),
    })),
  }
}
