import { describe, expect, test } from 'vitest'
import { chartOf } from '../chart'
import { islandCard, islandCards } from '../data/islands'
import { spaceIndex, spaceName } from '../grid'
import { openPorts, startSpaces } from '../homePorts'
import { rollingSeas } from '../index'
import { islandPlaces } from '../islandPlaces'
import { standardOptions } from '../options'
import { layDown, placementsOf } from '../placements'
import { mainSea } from '../sea'
import { emptyMap } from '../setup'
import type { RollingState, SeaMap } from '../state'
import {
  against,
  draw,
  f1,
  faces,
  islandAt,
  lies,
  newGame,
  placement,
  play,
  player,
  through,
  told,
} from '../testing/position'
import type { IslandId, Space } from '../vocabulary'

/** The set-up with this island turned up, one player, and what is on their map. */
function drawing(island: IslandId, map: SeaMap = emptyMap, options = {}): RollingState {
  const state = newGame(1, 'islands', options)
  const islandDeck = islandCards.map(({ id }) => id).filter(id => id !== island)
  return { ...state, islandsShown: [island], islandDeck, players: [{ ...state.players[0]!, map }] }
}

function place(island: IslandId, space: Space, orientation = 0, coordinate?: Space) {
  const goal = coordinate ?? spaceName(islandCard(island).coordinate)
  return {
    kind: 'placeIsland',
    seat: 0,
    island,
    coordinate: goal,
    placement: placement(space, orientation),
  } as const
}

/** All ways to lay an island, covering exactly these spaces. */
function covering(island: IslandId, spaces: readonly Space[]) {
  const wanted = spaces.map(spaceIndex)
  const found = placementsOf(islandCard(island).shape).filter(lying =>
    wanted.every(space => lying.spaces.includes(space)),
  )
  return found.map(lying => ({ ...place(island, 'A1'), placement: lying.placement }))
}

describe('3.3 Set-up: islands', () => {
  test('RS-19: 6 Island cards and 24 Adventure cards, drawn by chance', () => {
    const state = newGame(3, 'decks')
    expect([...state.islandDeck, ...state.islandsShown].sort()).toEqual(
      islandCards.map(({ id }) => id).sort(),
    )
    expect(new Set(state.adventureDeck).size).toBe(24)
    const firsts = new Set(Array.from({ length: 60 }, (_, n) => newGame(1, `deck ${n}`).islandsShown[0]))
    expect(firsts.size).toBe(6)
    const known = (seed: string) => through(newGame(1, seed), 'setupIslands').cardsInPlay.join()
    expect(new Set(Array.from({ length: 12 }, (_, n) => known(`cards ${n}`))).size).toBeGreaterThan(8)
  })

  test('RS-20: a voyage begins with nothing, or with 5 Provisions by the option', () => {
    const { ledger } = newGame(1, 'stores').players[0]!
    expect(ledger).toMatchObject({
      provOnBoard: 0,
      goldOnHand: 0,
      story: 0,
      speed: 3,
      bonusMoves: 0,
      earned: [],
    })
    const filled = newGame(1, 'stores', { startStores: 'provisioned' }).players[0]!.ledger
    expect(filled).toMatchObject({ provOnBoard: 5, provFilled: 5, goldOnHand: 0 })
  })

  test('RS-21: four islands one after the other, each drawn by everybody; two stay unused', () => {
    let state = newGame(2, 'four islands')
    const shown: string[] = []
    while (state.phase === 'setupIslands') {
      shown.push(state.islandsShown.join())
      expect(state.pending).toEqual([0, 1])
      state = play(state, rollingSeas.moves(state, 1)[0]!).state
      expect(state.pending).toEqual([0])
      state = play(state, rollingSeas.moves(state, 0)[3]!).state
    }
    expect(new Set(shown).size).toBe(4)
    for (const { map } of state.players) expect(map.islands.map(({ id }) => id)).toEqual(shown)
    expect(state.islandDeck).toHaveLength(2)
    // Turned and flipped, with the port where the card has it.
    const turned = play(drawing('IS-2'), place('IS-2', 'C9', 1)).map.islands[0]!
    expect(turned.spaces.toSorted()).toEqual(['C12', 'D12', 'D9', 'E10', 'E11', 'E12', 'E9'])
    expect(turned.port).toBe('D9')
    const flipped = play(drawing('IS-2'), place('IS-2', 'E11', 4)).map.islands[0]!
    expect(flipped.spaces.toSorted()).toEqual(['E11', 'E12', 'E13', 'F11', 'G11', 'H11', 'H12'])
    expect(flipped.port).toBe('H12')
    expect(against(drawing('IS-2'), { ...place('IS-3', 'H6') })).toBe('RS-21')
  })

  test('RS-22a: an island covers its coordinate', () => {
    expect(against(drawing('IS-1'), place('IS-1', 'E4'))).toBeUndefined()
    expect(against(drawing('IS-1'), place('IS-1', 'F4'))).toBe('RS-22a')
    expect(against(drawing('IS-1'), place('IS-1', 'E4', 0, 'J6'))).toBe('RS-22a')
  })

  test('RS-22b: it overlaps no island and no mainland and stays on the map', () => {
    const state = drawing('IS-6', islandAt(emptyMap, 'IS-5', 'L10'))
    const overlapping = covering('IS-6', ['O11', 'O12'])
    expect(new Set(overlapping.map(move => against(state, move)))).toContain('RS-22b')
    const listed = islandPlaces(state, 0)
    const taken = chartOf(state.players[0]!.map).ground
    expect(listed.every(({ lying }) => lying.spaces.every(space => taken[space] === 0))).toBe(true)
    const over = { ...place('IS-3', 'J6'), placement: { orientation: 0, origin: { col: 17, row: 0 } } }
    expect(against(drawing('IS-3'), over)).toBe('RS-22b')
    // Turned about, Horseshoe Isle reaches from E5 to C2; flipped as well, it would lie on the mainland at C1.
    expect(against(drawing('IS-1'), place('IS-1', 'C2', 2))).toBeUndefined()
  })

  test('RS-22c, EX-3: it covers no other coordinate, drawn or not', () => {
    const long = (from: Space) => covering('IS-3', [from, 'J6'])
    const against5 = (spaces: readonly Space[]) =>
      covering('IS-3', spaces).map(move => against(drawing('IS-3'), move))
    expect(against5(['J6', 'J7', 'J8', 'J9', 'J10'])).toEqual(['RS-22c', 'RS-22c'])
    expect(against5(['J2', 'J3', 'J4', 'J5', 'J6'])).toEqual([undefined, undefined])
    expect(long('J6').length).toBeGreaterThan(8)
  })

  test('RS-22d: it may touch other islands and the mainland', () => {
    expect(against(drawing('IS-3', islandAt(emptyMap, 'IS-5', 'N5')), place('IS-3', 'J6'))).toBeUndefined()
    // C2 and C3 lie beside the mainland, C3 at one mooring of its port B3.
    expect(against(drawing('IS-1'), place('IS-1', 'C2'))).toBeUndefined()
  })

  test('RS-22: the list has exactly the legal places, each once', () => {
    for (const { id, shape } of islandCards) {
      const state = drawing(id)
      const offered = islandPlaces(state, 0).map(({ lying }) => [...lying.spaces].sort().join())
      const legal = new Set<string>()
      for (let orientation = 0; orientation < 8; orientation++) {
        for (let space = 0; space < 285; space++) {
          const move = place(id, spaceName(space), orientation)
          if (against(state, move) !== undefined) continue
          const lying = layDown(shape, move.placement)!
          legal.add([...lying.spaces].sort().join())
        }
      }
      expect(new Set(offered)).toEqual(legal)
      expect(offered.length).toBeGreaterThanOrEqual(2)
    }
  })

  test('RS-22e: a port may be shut in, and the player is warned; but not the last one', () => {
    const state = drawing('IS-4', islandAt(emptyMap, 'IS-3', 'J6'))
    const closing = place('IS-4', 'J8')
    expect(rollingSeas.describe(state, closing).text).toMatch(/no ship could reach L7$/)
    expect(told(play(state, closing).events, 'shutIn')[0]!.data).toMatchObject({ ports: ['L7'] })
    expect(rollingSeas.describe(state, place('IS-4', 'H9')).text).not.toMatch(/could reach/)
    expect(told(play(state, place('IS-4', 'H9')).events, 'shutIn')).toEqual([])
    // All moorings of the mainland are land; then the island's own port is the last one.
    const moorings: readonly Space[] = ['B4', 'C3', 'S5', 'R4', 'A11', 'B12', 'R12', 'Q13']
    const filled = (spaces: readonly Space[]) => ({
      ...emptyMap,
      islands: [{ id: 'IS-6', coordinate: 'O11', spaces, port: 'B3' } as const],
    })
    expect(against(drawing('IS-1', filled(moorings)), place('IS-1', 'E4'))).toBeUndefined()
    const closed = filled([...moorings, 'F6', 'G5', 'H6'])
    expect(against(drawing('IS-1', closed), place('IS-1', 'E4'))).toBe('RS-22e')
  })

  test('RS-22f: without any place RS-22c is dropped; if that does not help the island is left out', () => {
    // Everything around J6 that Long Barrow could lie on without J10 is taken.
    const isNear = (space: number) => Math.abs((space % 19) - 9) <= 5 && space < 285
    const wall = Array.from({ length: 285 }, (_, space) => space).filter(space => {
      const [col, row] = [space % 19, Math.floor(space / 19)]
      const isShaft = (col === 9 || col === 10) && row >= 5 && row <= 9
      return isNear(space) && !isShaft && Math.abs(row - 5) <= 6
    })
    const island = (spaces: readonly number[]) =>
      ({ id: 'IS-1', coordinate: 'E5', spaces: spaces.map(spaceName), port: spaceName(spaces[0]!) }) as const
    const map = { ...emptyMap, islands: [island(wall)] }
    const state = drawing('IS-3', map)
    const places = islandPlaces(state, 0)
    expect(places.length).toBeGreaterThan(0)
    for (const { lying } of places) expect(lying.spaces).toContain(spaceIndex('J10'))
    const full = Array.from({ length: 285 }, (_, space) => space).filter(isNear)
    expect(islandPlaces(drawing('IS-3', { ...emptyMap, islands: [island(full)] }), 0)).toEqual([])
    // Seen from the table: the next island comes without this player having drawn anything.
    const two = newGame(2, 'left out')
    const fullMap = { ...emptyMap, islands: [island(full)] }
    const table: RollingState = {
      ...two,
      islandsShown: ['IS-4'],
      islandDeck: ['IS-2', 'IS-3', 'IS-5', 'IS-6'],
      players: [two.players[0]!, { ...two.players[1]!, map: fullMap }],
    }
    const after = play(table, place('IS-4', 'H9'))
    expect(told(after.events, 'leftOut')[0]!.data).toEqual({ seat: 1, island: 'IS-4' })
    expect(after.state.islandsShown).not.toEqual(['IS-4'])
  })

  test('RS-23: in the advanced set-up two pairs, each island for its own coordinate or for the other one', () => {
    let state = newGame(1, 'pairs', { islandSetup: 'advanced' })
    expect(state.islandsShown).toHaveLength(2)
    const [one, two] = state.islandsShown
    const coordinates = state.islandsShown.map(id => spaceName(islandCard(id).coordinate))
    const choices = new Set(
      rollingSeas
        .moves(state, 0)
        .map(move => move.kind === 'placeIsland' && `${move.island} ${move.coordinate}`),
    )
    expect(choices).toEqual(new Set([one, two].flatMap(id => coordinates.map(goal => `${id} ${goal}`))))
    // The second one swapped: the first coordinate is left for the first island alone.
    const swapped = rollingSeas
      .moves(state, 0)
      .find(move => move.kind === 'placeIsland' && move.island === two && move.coordinate === coordinates[0])!
    state = play(state, swapped).state
    expect(state.pending).toEqual([0])
    for (const move of rollingSeas.moves(state, 0)) {
      expect(move).toMatchObject({ island: one, coordinate: coordinates[1] })
    }
    const third = coordinates[0]!
    expect(against(state, { ...place(one!, 'A5', 0, third) })).toBe('RS-23')
    state = play(state, rollingSeas.moves(state, 0)[0]!).state
    expect(state.islandsShown).toHaveLength(2)
    expect(through(state, 'setupIslands').islandDeck).toHaveLength(2)
  })
})

describe('3.3 Set-up: Known Obstacles and Home Port', () => {
  const knownObstacles = (players: number, seed = 'known') => through(newGame(players, seed), 'setupIslands')

  test('RS-24: two cards go on the map of the left neighbour, whatever they say, then on the discard pile', () => {
    const state = knownObstacles(3)
    expect(state.cardsInPlay).toHaveLength(2)
    const own = { ...rollingSeas.moves(state, 0)[0]!, mapOwner: 0 }
    expect(against(state, own as never)).toBe('RS-24')
    const after = through(state, 'setupKnownObstacles')
    for (const { map } of after.players) {
      expect(map.drawings.map(({ card }) => card)).toEqual(state.cardsInPlay)
    }
    expect(after.discard).toEqual(state.cardsInPlay)
    expect(after.adventureDeck).toHaveLength(22)
  })

  test('RS-24a: the card that came first is drawn first', () => {
    const state = { ...knownObstacles(2), cardsInPlay: ['AD-18', 'AD-16'] }
    expect(against(state, draw('AD-16', 'F11 F12', 1, 0))).toBe('RS-24a')
    const after = play(state, draw('AD-18', 'C7', 1, 0)).state
    expect(against(after, draw('AD-16', 'F11 F12', 1, 0))).toBeUndefined()
    expect(against(after, draw('AD-18', 'C8', 1, 0))).toBe('RS-24a')
  })

  test('RS-24b: there is no ship yet, so nothing is visited and nobody can be shut in', () => {
    const state = { ...knownObstacles(2), cardsInPlay: ['AD-18', 'AD-16'] }
    expect(state.players[1]!.map.track).toEqual([])
    // Every sea space of column C takes the Monster, wherever a ship will start.
    const spaces = rollingSeas.moves(state, 0).map(move => rollingSeas.describe(state, move).text)
    expect(spaces.filter(text => / C\d+$/.test(text)).length).toBeGreaterThan(10)
  })

  test('RS-25: a single player draws on their own map', () => {
    const state = knownObstacles(1)
    expect(rollingSeas.moves(state, 0)[0]).toMatchObject({ mapOwner: 0 })
    expect(through(state, 'setupKnownObstacles').players[0]!.map.drawings).toHaveLength(2)
  })

  const harbour = (map: SeaMap, options = {}): RollingState => {
    const state = newGame(1, 'harbour', options)
    return {
      ...state,
      phase: 'setupHomePort',
      islandsShown: [],
      islandDeck: ['IS-2', 'IS-5'],
      players: [{ ...state.players[0]!, map }],
    }
  }
  const home = (port: Space, start: Space) => ({ kind: 'chooseHomePort', seat: 0, port, start }) as const

  test('RS-26: any of the 8 ports may be the Home Port; the ship starts beside it, and the rounds begin', () => {
    const state = harbour(f1)
    const moves = rollingSeas.moves(state, 0)
    const ports = new Set(moves.map(move => move.kind === 'chooseHomePort' && move.port))
    expect([...ports].sort()).toEqual(['A12', 'B3', 'G6', 'J9', 'L7', 'Q12', 'R13', 'S4'])
    const after = play(state, home('L7', 'L8')).state
    expect(after.players[0]!.map).toMatchObject({ homePort: 'L7', track: [['L8']] })
    expect(after).toMatchObject({ phase: 'dice', round: 1 })
    expect(against(state, home('K6', 'K5'))).toBe('RS-26')
  })

  test('RS-26a: a port that no ship can leave is no Home Port', () => {
    const map = player({ drawings: [lies('rocks', 'L8')] }).map
    expect(against(harbour(map), home('L7', 'L8'))).toBe('RS-26a')
    expect(openPorts(map, standardOptions).map(spaceName)).not.toContain('L7')
  })

  test('RS-26b: diagonally beside the port will do', () => {
    expect(startSpaces(f1, spaceIndex('L7'), standardOptions).map(spaceName).sort()).toEqual([
      'K8',
      'L8',
      'M8',
    ])
    expect(against(harbour(f1), home('L7', 'K8'))).toBeUndefined()
    const round1 = play(harbour(f1), home('L7', 'K8')).state
    expect(play(round1, faces(round1, 1, 3, 6, 1)).state.phase).toBe('action')
  })

  test('RS-26c: the start is sea without obstacle, in the main sea', () => {
    const map = player({ drawings: [lies('storm', 'L8')] }).map
    expect(against(harbour(map), home('L7', 'L8'))).toBe('RS-26c')
    expect(against(harbour(map), home('L7', 'L6'))).toBe('RS-26c')
    expect(against(harbour(map), home('L7', 'N8'))).toBe('RS-26c')
    // H5 would be cut off from the main sea.
    const pond = player({
      drawings: [lies('rocks', 'G4', 'H4', 'I4', 'I5', 'I6', 'G5', 'H6', 'H7', 'I7', 'F5')],
    }).map
    const { passable } = chartOf(pond)
    expect(mainSea(passable, 'allowed')[spaceIndex('H5')]).toBe(0)
    expect(startSpaces(pond, spaceIndex('G6'), standardOptions).map(spaceName)).not.toContain('H5')
  })

  test('RS-26d: the start counts as visited, and the Story can be told at home', () => {
    const after = play(harbour(f1), home('L7', 'L8')).state
    expect(chartOf(after.players[0]!.map).visited[spaceIndex('L8')]).toBe(1)
    const action = play(after, faces(after, 1, 3, 6, 1)).state
    const tell = {
      kind: 'visitPort',
      seat: 0,
      port: 'L7',
      tell: true,
      resupply: false,
      upgrade: false,
    } as const
    expect(against(action, tell)).toBeUndefined()
  })
})
