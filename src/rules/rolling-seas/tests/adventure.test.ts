import { describe, expect, test } from 'vitest'
import { chartOf } from '../chart'
import { adventureCard, adventureCards } from '../data/adventures'
import { shapes } from '../data/shapes'
import { allDrawings, faultOf, legalDrawings } from '../drawings'
import { isAdventure } from '../flow'
import { spaceIndex, spaceName } from '../grid'
import { rollingSeas } from '../index'
import type { RollingOptions } from '../options'
import { keyOf, layDown, placementsOf } from '../placements'
import { accessiblePorts } from '../sea'
import { emptyMap } from '../setup'
import type { Player, RollingState } from '../state'
import {
  adventure,
  against,
  atSea,
  caseOf,
  draw,
  f1,
  faces,
  flows,
  lies,
  newGame,
  placement,
  play,
  player,
  provisions,
  sail,
  through,
  told,
} from '../testing/position'

const spaces = (text: string) => text.split(' ').map(spaceIndex)

/** RS-40 alone, whatever card the spaces come from. */
function only40(
  owner: Player,
  card: string,
  text: string,
  exit?: string,
  options: Partial<RollingOptions> = {},
) {
  return faultOf(
    caseOf(owner, options),
    card,
    spaces(text),
    exit === undefined ? undefined : spaceIndex(exit),
  )?.rule
}

const throwing = (players: number) =>
  through(newGame(players, 'adventures'), 'setupIslands', 'setupKnownObstacles', 'setupHomePort')

describe('3.5 Adventure Phase', () => {
  test('RS-31, EX-4: at least two equal directions, whatever the values, make one Adventure', () => {
    const happens = (...direction: readonly [number, number, number]) =>
      isAdventure({ ...atSea({}), dice: { direction, exploration: 1 } })
    expect([happens(1, 12, 5), happens(3, 10, 8), happens(4, 3, 4), happens(6, 7, 7)]).toEqual([
      true,
      false,
      true,
      true,
    ])
    const state = play(throwing(2), faces(throwing(2), 3, 4, 4, 1)).state
    expect(state.cardsInPlay).toHaveLength(1)
    // 3 in 8 with either table.
    for (const directionTable of ['cardinalsDouble', 'diagonalsDouble'] as const) {
      let count = 0
      const position = atSea({ options: { directionTable } })
      for (let i = 0; i < 1728; i++) {
        const direction = [1 + (i % 12), 1 + (Math.floor(i / 12) % 12), 1 + Math.floor(i / 144)] as const
        if (isAdventure({ ...position, dice: { direction, exploration: 1 } })) count++
      }
      expect(count).toBe(648)
    }
  })

  test('RS-32: the card turned up holds for everybody', () => {
    const state = play(throwing(3), faces(throwing(3), 3, 4, 6, 1)).state
    const cards = [0, 1, 2].map(seat => {
      const [move] = rollingSeas.moves(state, seat)
      return move?.kind === 'placeObstacle' && move.card
    })
    expect(new Set(cards)).toEqual(new Set(state.cardsInPlay))
    expect(state.adventureDeck).not.toContain(state.cardsInPlay[0])
    const other = adventureCards.find(({ id }) => id !== state.cardsInPlay[0])!.id
    const move = { ...rollingSeas.moves(state, 0)[0]!, card: other }
    expect(against(state, move as never)).toBe('RS-32')
  })

  test('EX-47 (RS-32): with the deck empty all 24 cards are shuffled again', () => {
    const state = throwing(1)
    const all = adventureCards.map(({ id }) => id)
    const { state: after, events } = play(
      { ...state, adventureDeck: [], discard: all },
      faces(state, 3, 4, 6, 1),
    )
    expect(after.cardsInPlay).toHaveLength(1)
    expect(after.adventureDeck).toHaveLength(23)
    expect(after.discard).toEqual([])
    expect(events.some(({ rule, kind }) => rule === 'RS-32' && kind === 'reshuffled')).toBe(true)
  })

  test('RS-33: Rocks are drawn by a neighbour to whom the map goes, all else by its owner; solo nothing is passed', () => {
    const others = [{ ship: 'E9' }, { ship: 'E9' }, { ship: 'E9' }]
    const owners = (card: string) => {
      const state = adventure(card, { ship: 'E9', others })
      return [0, 1, 2, 3].map(seat => {
        const [move] = rollingSeas.moves(state, seat)
        return move?.kind === 'placeObstacle' && move.mapOwner
      })
    }
    // AD-01 sends maps to the left: seat i gets that of seat i - 1.
    expect(owners('AD-01')).toEqual([3, 0, 1, 2])
    expect(owners('AD-02')).toEqual([1, 2, 3, 0])
    expect(owners('AD-09')).toEqual([0, 1, 2, 3])
    const solo = adventure('AD-01', { ship: 'E9' })
    expect(rollingSeas.moves(solo, 0)[0]).toMatchObject({ mapOwner: 0 })
    const wrong = { ...rollingSeas.moves(adventure('AD-01', { ship: 'E9', others }), 0)[0]!, mapOwner: 0 }
    expect(against(adventure('AD-01', { ship: 'E9', others }), wrong as never)).toBe('RS-33')
  })

  test('RS-34: the obstacle must be drawn before anybody acts, on an own map too', () => {
    const state = adventure('AD-18', { ship: 'E9' })
    expect(new Set(rollingSeas.moves(state, 0).map(({ kind }) => kind))).toEqual(new Set(['placeObstacle']))
    expect(against(state, sail(''))).toBe('RS-48')
    const after = play(state, draw('AD-18', 'C7'))
    expect(after.map.drawings).toEqual([{ card: 'AD-18', spaces: ['C7'] }])
    expect(after.state.phase).toBe('action')
  })

  test('RS-35: shapes turn and flip, and the arrows of a Current with them', () => {
    const ways = (card: string) => new Set(placementsOf(shapes[adventureCard(card).shape]).map(keyOf)).size
    // A line lies in two ways, a corner in four, an ell and a bend in eight.
    expect([ways('AD-16'), ways('AD-18')]).toEqual([18 * 15 + 19 * 14, 285])
    expect([ways('AD-03'), ways('AD-02')]).toEqual([4 * 18 * 14, 4 * (18 * 13 + 17 * 14)])
    const slant = (orientation: number) => {
      const { spaces: lying, exit } = layDown(shapes.slant, placement('E5', orientation))!
      return `${lying.map(spaceName).join(' ')} > ${spaceName(exit!)}`
    }
    expect([0, 1, 2, 3].map(slant)).toEqual([
      'E5 E6 E7 > F8',
      'G5 F5 E5 > D6',
      'E7 E6 E5 > D4',
      'E5 F5 G5 > H4',
    ])
    expect([4, 5, 6, 7].map(slant)).toEqual([
      'E5 E6 E7 > D8',
      'G5 F5 E5 > D4',
      'E7 E6 E5 > F4',
      'E5 F5 G5 > H6',
    ])
  })

  test('EX-6 (RS-36, RS-40): the Storm of the rulebook touches column A or row 7', () => {
    const state = adventure('AD-09', { ship: 'E9' })
    const rule = (text: string) => against(state, draw('AD-09', text))
    expect(rule('A6 B6 A7 B7')).toBeUndefined()
    expect(rule('A10 B10 A11 B11')).toBeUndefined()
    expect(rule('G7 H7 G8 H8')).toBe('RS-40b')
    expect(rule('H7 I7 H8 I8')).toBeUndefined()
    expect(rule('C9 D9 C10 D10')).toBe('RS-36')
    expect(rule('R6 S6 R7 S7')).toBeUndefined()
  })

  test('RS-36: the space to which a Current points does not count as touching', () => {
    // AD-20 runs in column D or row 11; this one leads into column D without touching it.
    const state = adventure('AD-20', { ship: 'Q6' })
    const west = rollingSeas
      .moves(state, 0)
      .map(move => rollingSeas.describe(state, move).text)
      .filter(text => /[CE]9, flowing out to D9$/.test(text))
    expect(west).toEqual([])
  })

  test('RS-37: where nothing touches it may be drawn anywhere; where nothing fits the card has no effect', () => {
    // Column C and row 6 full of Storms.
    const line = [
      ...spaces('C3 C4 C5 C7 C8 C9 C10 C11 C12 C13 C14 C15'),
      ...Array.from({ length: 19 }, (_, col) => 95 + col),
    ]
    const chart = chartOf(f1)
    const open = line.filter(space => chart.ground[space] === 0).map(spaceName)
    const more = ['C2', 'C1', 'B6', 'A6'].filter(
      name => !open.includes(name) && chart.ground[spaceIndex(name)] === 0,
    )
    const owner = player({ ship: 'E9', drawings: [lies('storm', ...open, ...more)] })
    expect(legalDrawings(caseOf(owner), 'AD-18').length).toBe(allDrawings(caseOf(owner), 'AD-18').length)
    const everything = Array.from({ length: 285 }, (_, space) => space)
      .filter(space => chart.ground[space] === 0 && spaceName(space) !== 'E9')
      .map(spaceName)
    const full = { ship: 'E9', drawings: [lies('storm', ...everything)] }
    expect(legalDrawings(caseOf(player(full)), 'AD-18')).toEqual([])
    const two = adventure('AD-18', { ship: 'E9', others: [full] })
    const { state, events } = play(two, draw('AD-18', 'C7'))
    expect(state.phase).toBe('action')
    expect(state.players[1]!.map.skipped).toEqual(['AD-18'])
    expect(told(events, 'skipped')[0]!.rule).toBe('RS-37')
  })

  test('RS-38: while something touches, nothing else may be chosen', () => {
    const all = allDrawings(caseOf(player({ ship: 'E9' })), 'AD-18')
    const touching = legalDrawings(caseOf(player({ ship: 'E9' })), 'AD-18')
    const isTouching = (space: number) => space % 19 === 2 || Math.floor(space / 19) === 5
    expect(touching).toEqual(all.filter(({ spaces: [space] }) => isTouching(space!)))
    expect(all.length).toBeGreaterThan(touching.length)
  })

  test('RS-39: then the card is discarded, and every map is its owner’s again', () => {
    const state = adventure('AD-01', { ship: 'E9', others: [{ ship: 'E9' }] })
    const drawn = through(state, 'adventure')
    expect(drawn).toMatchObject({ phase: 'action', discard: ['AD-01'], cardsInPlay: [] })
    expect(drawn.players.map(({ map }) => map.drawings.length)).toEqual([1, 1])
    expect(play(drawn, sail('E')).map.track).toHaveLength(2)
  })
})

describe('RS-40: legal drawings', () => {
  const owner = player({ ship: 'F9', visited: ['E9'], drawings: [lies('storm', 'M3', 'N3')] })

  test('RS-40a: every space is on the map', () => {
    const state = adventure('AD-09', { ship: 'F9' })
    const over = { ...draw('AD-09', 'A6 B6 A7 B7'), placement: placement('S7') }
    expect(against(state, over)).toBe('RS-40a')
  })

  test('RS-40b: none is land, of an island or a mainland', () => {
    expect([
      only40(owner, 'AD-18', 'E4'),
      only40(owner, 'AD-18', 'A1'),
      only40(owner, 'AD-18', 'J9'),
    ]).toEqual(['RS-40b', 'RS-40b', 'RS-40b'])
    expect(only40(owner, 'AD-18', 'F5')).toBeUndefined()
  })

  test('RS-40c: none carries an obstacle, spent or not', () => {
    const spent = player({ ship: 'F9', visited: ['M3'], drawings: [lies('storm', 'M3', 'N3')] })
    expect(only40(owner, 'AD-18', 'M3')).toBe('RS-40c')
    expect(only40(spent, 'AD-18', 'M3')).toBe('RS-40c')
    expect(only40(owner, 'AD-18', 'L3')).toBeUndefined()
  })

  test('RS-40d: none has been visited, by the owner of the map, whoever draws', () => {
    expect([
      only40(owner, 'AD-18', 'E9'),
      only40(owner, 'AD-18', 'F9'),
      only40(owner, 'AD-01', 'F9 F10 F11'),
    ]).toEqual(['RS-40d', 'RS-40d', 'RS-40d'])
  })

  test('EX-11 (RS-36, RS-40e): a ship without Provisions is not shut in behind a Sea Monster', () => {
    const shut = { ship: 'A11', drawings: [lies('rocks', 'A10', 'B12')] }
    const monster = 'B9 B10 B11'
    const rule = (onBoard: number) =>
      against(adventure('AD-19', { ...shut, ledger: provisions(onBoard) }), draw('AD-19', monster))
    expect(rule(0)).toBe('RS-40e')
    expect(rule(1)).toBeUndefined()
    // A ship that could not move before does not stand in the way.
    const stuck = { ship: 'A11', drawings: [lies('rocks', 'A10', 'B12'), lies('monster', 'B10', 'B11')] }
    expect(against(adventure('AD-19', stuck), draw('AD-19', 'Q7 Q8 Q9'))).toBeUndefined()
  })

  test('RS-40e: a Storm that can be sailed through leaves a way; so does one Provision for a Monster', () => {
    const shut = player({ ship: 'A11', drawings: [lies('rocks', 'A10', 'B12')] })
    expect(only40(shut, 'AD-09', 'B10 B11')).toBeUndefined()
    // Storm after storm, farther than Speed 3 goes.
    const thick = player({
      ship: 'A11',
      drawings: [
        lies(
          'rocks',
          'A10',
          'B12',
          'A9',
          'B9',
          'C9',
          'C12',
          'D12',
          'E12',
          'F12',
          'G12',
          'D9',
          'E9',
          'F9',
          'G9',
        ),
        lies('storm', 'C10', 'C11', 'D10', 'D11', 'E10', 'E11', 'F10', 'F11'),
      ],
    })
    expect(only40(thick, 'AD-09', 'B10 B11')).toBe('RS-40e')
    const provided = { ...thick, ledger: { ...thick.ledger, ...provisions(3) } }
    expect(only40(provided, 'AD-09', 'B10 B11')).toBeUndefined()
    // Bonus Movements do not count.
    const bonus = player({
      ship: 'A11',
      drawings: [lies('rocks', 'A10', 'B12')],
      ledger: { bonusMoves: 2, earned: ['S5', 'G1'] },
    })
    expect(only40(bonus, 'AD-19', 'B10 B11')).toBe('RS-40e')
  })

  test('EX-8 (RS-40f, RS-41): L8 is the only mooring of L7', () => {
    expect(only40(owner, 'AD-01', 'K8 L8 M8')).toBe('RS-40f')
    expect(only40(owner, 'AD-08', 'L8 L9')).toBe('RS-40f')
    expect(only40(owner, 'AD-08', 'K9 L9')).toBeUndefined()
    // A Storm there is no lock; nor are Monsters and Currents.
    expect(only40(owner, 'AD-11', 'K8 L8 M8')).toBeUndefined()
  })

  test('RS-40f: also ports told at stay open; a port that was cut off before does not count', () => {
    const told7 = player({ ship: 'F9', told: ['L7'] })
    expect(only40(told7, 'AD-08', 'L8 L9')).toBe('RS-40f')
    const closed = player({ ship: 'F9', drawings: [lies('rocks', 'L8')] })
    expect(only40(closed, 'AD-08', 'L9 M9')).toBeUndefined()
  })

  test('EX-10 (RS-41): a mooring without a way to it cuts the port off', () => {
    const ring = player({ ship: 'F9', drawings: [lies('rocks', 'K8', 'M8', 'K9', 'L9')] })
    expect(only40(ring, 'AD-01', 'M9')).toBe('RS-40f')
    expect(only40(ring, 'AD-01', 'N9')).toBeUndefined()
  })

  test('RS-40g: a Current must not lead onto land, Rocks or over the edge; anything else may wait there', () => {
    expect(only40(owner, 'AD-20', 'D6', 'E6')).toBe('RS-40g')
    expect(faultOf(caseOf(owner), 'AD-20', spaces('S8'), -1)?.rule).toBe('RS-40g')
    const rocks = player({ ship: 'F9', drawings: [lies('rocks', 'M8'), lies('monster', 'N9')] })
    expect(only40(rocks, 'AD-20', 'N8', 'M8')).toBe('RS-40g')
    expect(only40(rocks, 'AD-20', 'N8', 'N9')).toBeUndefined()
    expect(only40(rocks, 'AD-20', 'G9', 'F9')).toBeUndefined()
    // A diagonal arrow between I8 and J9 (a port): closed only by the option.
    const corner = player({ ship: 'F9', drawings: [lies('rocks', 'I8')] })
    expect(only40(corner, 'AD-24', 'I9', 'J8')).toBeUndefined()
    expect(only40(corner, 'AD-24', 'I9', 'J8', { cornerSqueeze: 'blocked' })).toBe('RS-40g')
  })

  test('EX-13 (RS-40h, RS-40d): Rocks stay off the space to which an active Current leads', () => {
    const leading = player({ ship: 'F9', drawings: [flows(['G9', 'G8'], 'H8')] })
    expect(only40(leading, 'AD-08', 'H8')).toBe('RS-40h')
    const spent = player({ ship: 'F9', visited: ['G8'], drawings: [flows(['G9', 'G8'], 'H8')] })
    expect(only40(spent, 'AD-08', 'H8')).toBeUndefined()
    const ridden = player({ ship: 'F9', visited: ['G9', 'G8', 'H8'], drawings: [flows(['G9', 'G8'], 'H8')] })
    expect(only40(ridden, 'AD-08', 'H8')).toBe('RS-40d')
    // A Storm may lie there.
    expect(only40(leading, 'AD-18', 'H8')).toBeUndefined()
    const slant = player({ ship: 'F9', drawings: [flows(['M8'], 'N9'), lies('rocks', 'M9')] })
    expect(only40(slant, 'AD-08', 'N8 N7')).toBeUndefined()
    expect(only40(slant, 'AD-08', 'N8 N7', undefined, { cornerSqueeze: 'blocked' })).toBe('RS-40h')
  })

  test('RS-41a: with a ship its own water counts, before that the main sea', () => {
    // F5 to I6 round the bay of G6 is closed: a ship inside reaches one port only.
    const closed = [lies('rocks', 'G4', 'H4', 'I4', 'I5', 'I6', 'H7', 'I7', 'F5', 'F6')]
    const inside = chartOf(player({ ship: 'G5', drawings: closed }).map)
    const before = chartOf(player({ drawings: closed }).map)
    const ports = (chart: typeof inside) => accessiblePorts(chart, chart.passable, 'allowed').map(spaceName)
    expect(ports(inside)).toEqual(['G6'])
    expect(ports(before)).toEqual(['B3', 'S4', 'L7', 'J9', 'A12', 'Q12', 'R13'])
  })

  test('RS-42: what is drawn is the obstacle and nothing else', () => {
    const state = adventure('AD-18', { ship: 'E9' })
    const after = play(state, draw('AD-18', 'C7')).map
    const { drawings, ...rest } = state.players[0]!.map
    expect(after).toEqual({ ...rest, drawings: [...drawings, { card: 'AD-18', spaces: ['C7'] }] })
  })

  test('RS-43: an obstacle drawn on one’s own map can help', () => {
    const state = adventure('AD-20', { ship: 'D8', winds: ['E'] })
    const along = rollingSeas
      .moves(state, 0)
      .find(
        move => rollingSeas.describe(state, move).text === 'Current on D9 D10 D11 D12, flowing out to D13',
      )!
    const after = play(play(state, along).state, { ...sail(''), moves: ['S'] })
    expect([after.ship, after.ledger.story]).toEqual(['D13', 2])
  })
})

describe('EX-7: how many drawings there are (RS-35 to RS-41, 4.3, 4.4)', () => {
  /** T1 touching and T2 anywhere on the blank map and on F1, solo S1 on either. */
  const counted: readonly (readonly [
    string,
    number,
    number,
    number | undefined,
    number,
    number,
    number | undefined,
  ])[] = [
    ['AD-01', 94, 446, 5, 68, 314, 5],
    ['AD-02', 428, 1684, 21, 361, 1063, 21],
    ['AD-03', 157, 902, 6, 126, 638, 6],
    ['AD-04', 92, 412, 5, 58, 259, 5],
    ['AD-05', 216, 844, 12, 168, 535, 12],
    ['AD-06', 216, 844, 14, 127, 535, 13],
    ['AD-07', 240, 902, 12, 143, 638, 0],
    ['AD-08', 96, 480, 4, 60, 376, 3],
    ['AD-09', 40, 224, undefined, 22, 153, undefined],
    ['AD-10', 381, 1690, undefined, 222, 1080, undefined],
    ['AD-11', 94, 446, undefined, 75, 317, undefined],
    ['AD-12', 444, 1684, undefined, 329, 1032, undefined],
    ['AD-13', 79, 203, undefined, 39, 115, undefined],
    ['AD-14', 279, 852, undefined, 131, 547, undefined],
    ['AD-15', 240, 906, undefined, 168, 647, undefined],
    ['AD-16', 89, 480, undefined, 63, 379, undefined],
    ['AD-17', 89, 480, undefined, 74, 379, undefined],
    ['AD-18', 32, 257, undefined, 25, 224, undefined],
    ['AD-19', 109, 446, undefined, 67, 317, undefined],
    ['AD-20', 243, 756, undefined, 122, 432, undefined],
    ['AD-21', 520, 1466, undefined, 320, 718, undefined],
    ['AD-22', 558, 1582, undefined, 256, 900, undefined],
    ['AD-23', 508, 1450, undefined, 240, 650, undefined],
    ['AD-24', 418, 1582, undefined, 237, 936, undefined],
  ]

  const onMaps = [player({ map: emptyMap }), player()] as const

  test.each(counted)('%s', (card, ...counts) => {
    const { column, row, anchor } = adventureCard(card)
    const found = onMaps.flatMap(owner => {
      const crossing = row * 19 + column
      const all = allDrawings(caseOf(owner), card)
      const touching = legalDrawings(caseOf(owner), card)
      const covering = anchor && all.filter(({ spaces: lying }) => lying.includes(crossing)).length
      return [touching.length, all.length, covering]
    })
    expect(found).toEqual(counts)
  })
})

test('RS-36 (invariant 18): what is offered is what is accepted', () => {
  for (const { id, shape } of adventureCards.filter((_, index) => index % 4 === 1)) {
    const state: RollingState = adventure(id, { ship: 'E9', others: [{ ship: 'M9', visited: ['L9'] }] })
    const offered = rollingSeas.moves(state, 0)
    const [first] = offered
    const owner = first?.kind === 'placeObstacle' ? first.mapOwner : 0
    const accepted = new Set<string>()
    for (let orientation = 0; orientation < 8; orientation++) {
      for (let space = 0; space < 285; space++) {
        const at = placement(spaceName(space), orientation)
        const move = { kind: 'placeObstacle', seat: 0, card: id, mapOwner: owner, placement: at } as const
        if (against(state, move) === undefined) accepted.add(keyOf(layDown(shapes[shape], move.placement)!))
      }
    }
    const listed = offered.map(
      move => move.kind === 'placeObstacle' && keyOf(layDown(shapes[shape], move.placement)!),
    )
    expect(new Set(listed)).toEqual(accepted)
    expect(listed).toHaveLength(accepted.size)
  }
})
