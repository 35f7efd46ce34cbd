import { beforeAll, describe, expect, it } from 'vitest'
import { containerIds } from '../src/measure'
import { containers, createThrow, type LiveThrow, loadPhysics, simulateThrow } from '../src/physics'
import { randomRecord } from '../src/physics/testing/throws'

/**
 * A hundred random throws a container, of 1 to 38 dice of all kinds: whatever is thrown comes to rest, stays on this
 * side of walls and floors, does not melt into its neighbour, and falls the same way again.
 * `npm run measure:throws` makes many more.
 */
beforeAll(loadPhysics)

const throwsPerContainer = Number(process.env.THROWS ?? 100)
/** Overlap at rest that is still invisible, in mm. */
const mostOverlap = 0.2

/** A die whose middle is beyond a wall while it is lower than the wall's top has passed through it. */
function isThroughWall(live: LiveThrow): boolean {
  const { container } = live.place
  if (container.wallHeight === 0) return false
  return live.dice.some(({ body }) => {
    const { x, y, z } = body.translation()
    const beyond = Math.abs(x) > container.innerX / 20 || Math.abs(z) > container.innerZ / 20
    const onWall =
      Math.abs(x) <= container.innerX / 20 + container.wallThickness / 10 &&
      Math.abs(z) <= container.innerZ / 20 + container.wallThickness / 10
    return beyond && onWall && y < container.wallHeight / 10
  })
}

/** The deepest overlap of two dice in mm, by the engine's own colliders. */
function deepestOverlap(live: LiveThrow): number {
  let deepest = 0
  live.dice.forEach((one, index) => {
    for (const other of live.dice.slice(index + 1)) {
      const contact = one.collider.contactCollider(other.collider, 0)
      if (contact) deepest = Math.max(deepest, -contact.distance * 10)
    }
  })
  return deepest
}

describe.each(containerIds)('%s', container => {
  it(`settles, keeps and repeats ${throwsPerContainer} random throws (seeds soak-${container}-0 to -${throwsPerContainer - 1})`, () => {
    const lowest = -containers[container].floorThickness
    for (let i = 0; i < throwsPerContainer; i++) {
      const record = randomRecord(container, `soak-${container}-${i}`)
      const live = createThrow(record)
      try {
        let isLost = false
        while (!live.done) {
          live.step()
          if (live.steps % 2 === 0 && isThroughWall(live)) isLost = true
        }
        const result = live.result()
        expect(result.outcome, `${record.seed} settles`).not.toBe('unsettled')
        expect(isLost, `${record.seed} keeps its dice on this side of the walls`).toBe(false)
        for (const die of result.dice) {
          expect(die.position[1], `${record.seed} keeps ${die.id} above the table`).toBeGreaterThan(
            lowest + 6,
          )
          expect(die.restsOn, `${record.seed} leaves ${die.id} on something`).not.toBe('nothing')
        }
        expect(deepestOverlap(live), `${record.seed} keeps its dice apart`).toBeLessThan(mostOverlap)
        expect(simulateThrow(record).hash, `${record.seed} repeats`).toBe(result.hash)
      } finally {
        live.free()
      }
    }
  })
})
