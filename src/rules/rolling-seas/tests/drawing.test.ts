import { describe, expect, test } from 'vitest'
import { chartOf } from '../chart'
import { adventureCard, adventureCards } from '../data/adventures'
import { shapes } from '../data/shapes'
import { faultOf } from '../drawingJudge'
import { allDrawings, legalDrawings } from '../drawings'
import { spaceIndex, spaceName } from '../grid'
import { rollingSeas } from '../index'
import type { RollingOptions } from '../options'
import { keyOf, layDown } from '../placements'
import { accessiblePorts } from '../sea'
import { emptyMap } from '../setup'
import type { Player, RollingState } from '../state'
import {
  adventure,
  against,
  caseOf,
  draw,
  flows,
  lies,
  placement,
  play,
  player,
  provisions,
  sail,
  type Table,
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

  test('RS-40d: none has been visited by the owner of the map, whichever player draws', () => {
    expect([
      only40(owner, 'AD-18', 'E9'),
      only40(owner, 'AD-18', 'F9'),
      only40(owner, 'AD-01', 'F9 F10 F11'),
    ]).toEqual(['RS-40d', 'RS-40d', 'RS-40d'])
  })

  test('EX-11 (RS-36, RS-40e): a ship without Provisions is not shut in behind a Sea Monster', () => {
    const shut: Table = { ship: 'A11', drawings: [lies('rocks', 'A10', 'B12')] }
    const monster = 'B9 B10 B11'
    const rule = (onBoard: number) =>
      against(adventure('AD-19', { ...shut, ledger: provisions(onBoard) }), draw('AD-19', monster))
    expect(rule(0)).toBe('RS-40e')
    expect(rule(1)).toBeUndefined()
    // A ship that could not move before does not stand in the way.
    const stuck: Table = {
      ship: 'A11',
      drawings: [lies('rocks', 'A10', 'B12'), lies('monster', 'B10', 'B11')],
    }
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

  test('RS-42: exactly the obstacle is drawn', () => {
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

test('RS-36 (invariant 18): legalMoves and check agree', () => {
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
