import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { loadPhysics, simulateThrow } from '../physics'
import { tableOfTest } from '../table/testing/tableOfTest'
import { writeDispute } from './dispute'
import { diceOf, presets } from './fleets'
import { labRequest } from './labRequest'
import { labStoreOf } from './labStore'
import { openDispute } from './openDispute'

beforeAll(() => loadPhysics())
afterEach(() => labStoreOf(tableOfTest()).setState(labStoreOf(tableOfTest()).getInitialState(), true))

const at = (id: string, x: number, y: number) => ({ id, kind: 'ship' as const, face: 1, x, y, yaw: 0 })
const placed = (
  measured: readonly string[],
  tiles: { id: 'T1'; x: number; y: number; rotation: number }[] = [],
) =>
  writeDispute({
    record: undefined,
    placed: [at('p-yellow-1', 0, 0), at('p-blue-1', 79.3, 0)],
    hash: undefined,
    measured,
    tiles,
  })
const word = () => labStoreOf(tableOfTest()).getState().word.text

describe('a dispute that is opened', () => {
  it('opens with its verdict', () => {
    expect(openDispute(tableOfTest(), placed(['p-yellow-1', 'p-blue-1']))).toBe(true)
    expect(word()).toMatch(/^OUT by 0\.3 mm\. /)
  })

  it('RB-80a: knows of the tile in the line', () => {
    openDispute(tableOfTest(), placed(['p-yellow-1', 'p-blue-1'], [{ id: 'T1', x: 40, y: 0, rotation: 0 }]))
    expect(word()).toMatch(/^BLOCKED, no shot\./)
  })

  it('gives no verdict without a measurement', () => {
    openDispute(tableOfTest(), placed(['p-yellow-1']))
    expect(word()).toMatch(/^These dice were placed by hand/)
  })

  it('gives no verdict when the dice lie elsewhere than the link says (seed "otherwise")', () => {
    const dice = diceOf(presets.duel.fleet)
    const record = { version: 1 as const, seed: 'otherwise', request: labRequest(dice), bangs: [] }
    const measured = [dice[0]!.id, dice[1]!.id]
    const { hash } = simulateThrow(record)
    const shared = (told: string) =>
      writeDispute({ record, placed: undefined, hash: told, measured, tiles: [] })
    openDispute(tableOfTest(), shared(hash))
    expect(word()).toMatch(/mm\. Fallen again|TOUCHING/)
    openDispute(tableOfTest(), shared('0'.repeat(16)))
    expect(word()).toMatch(/^Fallen again from the seed, the dice lie otherwise/)
  })
})
