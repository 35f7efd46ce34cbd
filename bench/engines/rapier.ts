/**
 * Bare Rapier: the app's own world, made by the app's own function, of which nothing but `world.step()` is called. It
 * is the floor below which nothing that uses this engine can come.
 */
import { readFileSync } from 'node:fs'
import type { ThrowRecord } from '../../src/measure'
import { createThrow } from '../../src/physics'
import { type Start, stateLength, type World } from './scene'

const vector = ([x, y, z]: readonly [number, number, number, ...number[]]) => ({ x, y, z })

export function rapierVersion(): string {
  const file = new URL('../../node_modules/@dimforge/rapier3d-compat/package.json', import.meta.url)
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}

/** With `starts` the dice of the record begin there instead. */
export function createBareRapier(record: ThrowRecord, starts: readonly Start[] = []): World {
  const live = createThrow(record)
  const { world } = live.place
  starts.forEach(({ position, rotation, linear, angular }, index) => {
    const { body } = live.dice[index]!
    body.setTranslation(vector(position), true)
    body.setRotation({ ...vector(rotation), w: rotation[3] }, true)
    body.setLinvel(vector(linear), true)
    body.setAngvel(vector(angular), true)
  })
  return {
    step() {
      world.step()
    },
    read(state) {
      live.dice.forEach(({ body }, index) => {
        const p = body.translation()
        const q = body.rotation()
        const v = body.linvel()
        const w = body.angvel()
        state.set([p.x, p.y, p.z, q.x, q.y, q.z, q.w, v.x, v.y, v.z, w.x, w.y, w.z], index * stateLength)
      })
    },
    free() {
      live.free()
    },
  }
}
