import { describe, expect, test } from 'vitest'
import { chartOf } from '../chart'
import { adventureCard, adventureCards } from '../data/adventures'
import { shapes } from '../data/shapes'
import { allDrawings, legalDrawings } from '../drawings'
import { isAdventure } from '../flow'
import { spaceIndex, spaceName } from '../grid'
import { rollingSeas } from '../index'
import { keyOf, layDown, placementsOf } from '../placements'
import {
  adventure,
  against,
  atSea,
  caseOf,
  draw,
  f1,
  faces,
  lies,
  newGame,
  placement,
  play,
  player,
  type Setting,
  sail,
  through,
  told,
} from '../testing/position'

const spaces = (text: string) => text.split(' ').map(spaceIndex)

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
    const others: Setting[] = [{ ship: 'E9' }, { ship: 'E9' }, { ship: 'E9' }]
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
    const more = (['C2', 'C1', 'B6', 'A6'] as const).filter(
      name => !open.includes(name) && chart.ground[spaceIndex(name)] === 0,
    )
    const owner = player({ ship: 'E9', drawings: [lies('storm', ...open, ...more)] })
    expect(legalDrawings(caseOf(owner), 'AD-18').length).toBe(allDrawings(caseOf(owner), 'AD-18').length)
    const everything = Array.from({ length: 285 }, (_, space) => space)
      .filter(space => chart.ground[space] === 0 && spaceName(space) !== 'E9')
      .map(spaceName)
    const full: Setting = { ship: 'E9', drawings: [lies('storm', ...everything)] }
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
