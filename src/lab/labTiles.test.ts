import { afterEach, describe, expect, it } from 'vitest'
import { tableOfTest } from '../table/testing/tableOfTest'
import { readingOf } from './labPlacing'
import { labStoreOf } from './labStore'
import { layTile, moveTile, shotFault, shotWords, takeTile, tileBelow, tileName } from './labTiles'

const untouched = labStoreOf(tableOfTest()).getState()
afterEach(() => labStoreOf(tableOfTest()).setState(untouched, true))

const die = (id: string, x: number, y: number) => readingOf({ id, kind: 'ship', face: 1, x, y, yaw: 45 })
const lying = [die('p-red-1', -80, 0), die('p-blue-1', 80, 0), die('p-blue-2', -80, 40)]
const tiles = () => labStoreOf(tableOfTest()).getState().tiles

describe('ocean tiles in the lab', () => {
  it('block the line between two dice where they lie across it, and say by which rule', () => {
    layTile(tableOfTest(), 'T10')
    moveTile(tableOfTest(), 'T10', { x: 0, y: 0 })
    const fault = shotFault(lying, tiles(), 'p-red-1', 'p-blue-1')!
    expect(fault).toMatchObject({ rule: 'RB-80a', by: 'T10' })
    expect(shotWords(fault).text).toBe('The line of fire crosses the tile Island.')
    expect(shotFault(lying, tiles(), 'p-red-1', 'p-blue-2')).toBeUndefined()
  })

  it('let the line pass a tenth of a millimetre beside them, and block it where they touch it', () => {
    layTile(tableOfTest(), 'T5')
    // The bones are 24 deep: their near side lies 12 before their middle.
    moveTile(tableOfTest(), 'T5', { x: 0, y: 12.1 })
    const beside = shotFault(lying, tiles(), 'p-red-1', 'p-blue-1')
    moveTile(tableOfTest(), 'T5', { x: 0, y: 12 })
    expect([beside, shotFault(lying, tiles(), 'p-red-1', 'p-blue-1')?.rule]).toEqual([undefined, 'RB-80a'])
  })

  it('keep a Ship that stands on them from firing at all', () => {
    layTile(tableOfTest(), 'T1')
    moveTile(tableOfTest(), 'T1', { x: -80, y: 0 })
    expect(shotFault(lying, tiles(), 'p-red-1', 'p-blue-2')).toMatchObject({ rule: 'RB-80', by: 'T1' })
    expect(tileBelow(lying, tiles(), 'p-red-1')).toBe('T1')
    expect(tileBelow(lying, tiles(), 'p-blue-1')).toBeUndefined()
  })

  it('exist once each, stay in the box and can be removed', () => {
    layTile(tableOfTest(), 'T2')
    layTile(tableOfTest(), 'T2')
    moveTile(tableOfTest(), 'T2', { x: 900, y: -900, rotation: -30 })
    expect(tiles()).toEqual([{ id: 'T2', x: 145, y: -145, rotation: 330 }])
    takeTile(tableOfTest(), 'T2')
    expect(tiles()).toEqual([])
  })

  it('have distinct names', () => {
    expect([tileName('T2'), tileName('T7'), tileName('T9')]).toEqual(['Rocks 2', 'Bones 3', 'Whirlpool'])
  })
})
