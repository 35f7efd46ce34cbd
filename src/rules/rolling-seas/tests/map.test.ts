import { describe, expect, test } from 'vitest'
import { chartOf, land, portLand, sea } from '../chart'
import { islandCards } from '../data/islands'
import { islandCoordinates, mainland, mainlandPorts } from '../data/printedMap'
import { adjacentSpaces, neighbour, orthogonalSpaces, spaceIndex, spaceName, spaceNames } from '../grid'
import { standardOptions } from '../options'
import { accessiblePorts, mooringsOf } from '../sea'
import { emptyMap } from '../setup'
import { against, atSea, f1, flows, lies, play, player, sail, type Table } from '../testing/position'
import { dirs, type Space } from '../vocabulary'

const names = (spaces: readonly number[]) => spaces.map(spaceName)

/** As in section 8. */
const pictureOfF1 = `
###..............##
##...............##
#P................#
#...##............P
....#..............
....#.P..#####.....
....###...#P#......
...................
.........P.........
.......#.#.#..####.
.......#####..#....
P.............##P.#
#................P#
##...............##
##..............###`

describe('3.2 The map', () => {
  test('RS-9: 19 columns A to S from west to east, 15 rows from north to south', () => {
    expect(spaceNames).toHaveLength(285)
    expect([spaceNames[0], spaceNames[18], spaceNames[19], spaceNames[284]]).toEqual([
      'A1',
      'S1',
      'A2',
      'S15',
    ])
    expect(spaceName(spaceIndex('J6'))).toBe('J6')
    expect(['T1', 'A16', 'A0', 'a1', ''].map(spaceIndex)).toEqual([-1, -1, -1, -1, -1])
  })

  test('RS-10: printed land is the two mainlands, the east being the west turned about; the rest is sea', () => {
    const { ground } = chartOf(emptyMap)
    expect(ground.filter(kind => kind === sea)).toHaveLength(257)
    const turned = [...mainland, ...mainlandPorts].map(space => 284 - space).sort((a, b) => a - b)
    expect([...mainland, ...mainlandPorts].sort((a, b) => a - b)).toEqual(turned)
    expect(['A4', 'C1', 'B14', 'Q15'].map(name => ground[spaceIndex(name)])).toEqual([1, 1, 1, 1])
    expect(['A5', 'D1', 'C14', 'P15'].map(name => ground[spaceIndex(name)])).toEqual([0, 0, 0, 0])
  })

  test('RS-11: four ports on the mainlands, one on each of the islands; a port is land', () => {
    expect(names(mainlandPorts)).toEqual(['B3', 'S4', 'A12', 'R13'])
    expect(names(chartOf(f1).ports)).toEqual(['B3', 'S4', 'G6', 'L7', 'J9', 'A12', 'Q12', 'R13'])
    expect(against(atSea({ ship: 'L8', winds: ['N'] }), sail('N'))).toBe('RS-52')
  })

  test('EX-1 (RS-9 to RS-11): blank 28 land and 257 sea; F1 61 land, 224 sea, 8 ports, all accessible', () => {
    const count = (map: typeof f1) => chartOf(map).ground.filter(kind => kind !== sea).length
    expect([count(emptyMap), count(f1)]).toEqual([28, 61])
    const chart = chartOf(f1)
    expect(accessiblePorts(chart, chart.passable, 'allowed')).toHaveLength(8)
    const marks = ['.', '#', 'P']
    const drawn = Array.from(chart.ground, kind => marks[kind]).join('')
    expect(drawn).toBe(pictureOfF1.replaceAll('\n', ''))
    expect(new Set([land, portLand, sea]).size).toBe(3)
  })

  test('RS-12: eight directions; N is a row less, E the next letter; orthogonal are four of them', () => {
    const around = dirs.map((_, dir) => spaceName(neighbour(spaceIndex('J6'), dir)))
    expect(around).toEqual(['J5', 'K5', 'K6', 'K7', 'J7', 'I7', 'I6', 'I5'])
    expect(names(orthogonalSpaces[spaceIndex('J6')]!)).toEqual(['J5', 'K6', 'J7', 'I6'])
    expect(adjacentSpaces[spaceIndex('J6')]).toHaveLength(8)
  })

  test('RS-13: beyond row 1, row 15, column A and column S the map ends', () => {
    expect([spaceIndex('A8'), spaceIndex('S8')].map(at => adjacentSpaces[at]!.length)).toEqual([5, 5])
    const refused = (ship: Space, wind: 'N' | 'E' | 'S' | 'W') =>
      against(atSea({ ship, winds: [wind] }), sail(wind))
    expect([refused('J1', 'N'), refused('J15', 'S'), refused('A8', 'W'), refused('S8', 'E')]).toEqual(
      Array.from({ length: 4 }, () => 'RS-13'),
    )
  })

  test('RS-14: six coordinates, one for each Island card, two of them in column J', () => {
    expect(names(islandCoordinates)).toEqual(['E5', 'O5', 'J6', 'J10', 'E11', 'O11'])
    expect(islandCards.map(({ coordinate }) => spaceName(coordinate)).sort()).toEqual(
      names(islandCoordinates).sort(),
    )
    expect(names(islandCoordinates).filter(name => name.startsWith('J'))).toHaveLength(2)
  })

  test('RS-15: visited are the start, what a step enters, what a Current or a Bonus Movement passes; no corners', () => {
    const state = atSea({
      ship: 'D8',
      winds: ['SE'],
      ledger: { bonusMoves: 1 },
      drawings: [flows(['E9', 'F9'], 'G9')],
    })
    const { map } = play(state, sail('SE', 'E'))
    const { visited } = chartOf(map)
    const seen = spaceNames.filter((_, space) => visited[space] === 1)
    expect(seen).toEqual(['D8', 'E9', 'F9', 'G9', 'H9'])
  })

  test('RS-16: visited spaces are used up one by one; Rocks stay', () => {
    const drawings = [lies('storm', 'D8', 'E8'), lies('rocks', 'F8')]
    const chart = chartOf(player({ visited: ['D8'], ship: 'C8', drawings }).map)
    expect(['D8', 'E8', 'F8'].map(name => chart.active[spaceIndex(name)])).toEqual([0, 1, 0])
    expect(chart.passable[spaceIndex('F8')]).toBe(0)
    const state = atSea({ visited: ['D8'], ship: 'C8', drawings })
    expect(play(state, sail('E')).ledger.story).toBe(0)
    expect(against(state, sail('E E'))).toBe('RS-54')
  })

  test('RS-17: passable is sea without Rocks; Storms, Monsters and Currents are', () => {
    const drawings = [lies('storm', 'D7'), lies('monster', 'D8'), flows(['D9'], 'D10'), lies('rocks', 'D6')]
    const { passable } = chartOf(player({ drawings }).map)
    expect(['D7', 'D8', 'D9', 'D6', 'E6', 'G6'].map(name => passable[spaceIndex(name)])).toEqual([
      1, 1, 1, 0, 0, 0,
    ])
  })

  test('RS-18, EX-29: two closed corners let nobody through, unless the option opens them', () => {
    const table: Table = { ship: 'H9', drawings: [lies('rocks', 'I9')] }
    expect(standardOptions.cornerSqueeze).toBe('blocked')
    expect(against(atSea({ ...table, winds: ['SE'], options: standardOptions }), sail('SE'))).toBe('RS-18')
    expect(play(atSea({ ...table, winds: ['SE'] }), sail('SE')).ship).toBe('I10')
    const blocked = { cornerSqueeze: 'blocked' } as const
    expect(against(atSea({ ...table, winds: ['SE'], options: blocked }), sail('SE'))).toBe('RS-18')
    // One open side is enough.
    const open = atSea({ ship: 'H9', winds: ['SE'], options: blocked })
    expect(against(open, sail('SE'))).toBeUndefined()
    // And connectivity is judged by the same setting.
    const chart = chartOf(player({ drawings: [lies('rocks', 'K9', 'K8', 'L9')] }).map)
    const reach = (corners: 'allowed' | 'blocked') =>
      accessiblePorts(chart, chart.passable, corners).includes(spaceIndex('L7'))
    expect([reach('allowed'), reach('blocked')]).toEqual([true, true])
    const shut = chartOf(player({ drawings: [lies('rocks', 'K8', 'L9', 'M8')] }).map)
    const reachShut = (corners: 'allowed' | 'blocked') =>
      accessiblePorts(shut, shut.passable, corners).includes(spaceIndex('L7'))
    expect([reachShut('allowed'), reachShut('blocked')]).toEqual([true, false])
  })

  test('the moorings of the mainland ports and of F1 are those of the tables', () => {
    const moorings = (port: string) => names(mooringsOf(chartOf(f1), spaceIndex(port))).sort()
    expect(moorings('B3')).toEqual(['B4', 'C3'])
    expect(moorings('A12')).toEqual(['A11', 'B12'])
    expect(moorings('S4')).toEqual(['R4', 'S5'])
    expect(moorings('R13')).toEqual(['Q13', 'R12'])
    expect(moorings('G6')).toEqual(['F6', 'G5', 'H6'])
    expect(moorings('L7')).toEqual(['L8'])
    expect(moorings('J9')).toEqual(['I9', 'J8', 'K9'])
    expect(moorings('Q12')).toEqual(['Q11', 'Q13', 'R12'])
  })
})
