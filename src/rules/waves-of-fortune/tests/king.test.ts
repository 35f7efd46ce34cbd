import { describe, expect, test } from 'vitest'
import { wavesOfFortune as game } from '../index'
import type { FortuneOptions } from '../options'
import { winnersOf } from '../score'
import {
  against,
  atHome,
  B,
  course,
  decline,
  fight,
  flee,
  kindsOf,
  P,
  played,
  push,
  roll,
  type Sailor,
  sail,
  send,
  ship,
  stay,
  table,
  tile,
} from '../testing/position'

const reveals = (purple: Sailor = {}, options: Partial<FortuneOptions> = {}) =>
  played(
    table({
      options,
      ships: { purple: { cell: 'C2', ...purple } },
      spaces: { C1: { kind: 'king', faceUp: false } },
    }),
    sail('C1'),
  )
const lands = (options: Partial<FortuneOptions> = {}, blue: Sailor = {}) =>
  played(
    table({
      options,
      active: 'blue',
      ships: { blue: { cell: 'C2', ...blue } },
      spaces: { C1: { kind: 'king' } },
    }),
    sail('C1'),
  )
/** Five rounds without a scratch. */
const beat = [1, 2, 3, 4, 5].flatMap(() => [send(3), roll(1, 1, 1), roll(6, 6, 6)])

describe('3.12 Pirate King', () => {
  test('WF-102a: a King who wakes later fights nobody before; a ship that lands there flees home', () => {
    const asleep = reveals({ crew: 12, food: 0 }, { kingWakes: 15 })
    const choice = (seat: number, what: 'fight' | 'escape') =>
      ({ kind: 'faceFoe', seat, choice: what }) as const
    expect(game.check(asleep, choice(P, 'fight'))).toEqual({
      rule: 'WF-102a',
      why: 'The Pirate King fights nobody before round 15',
    })
    expect(game.moves(asleep, P)).toEqual([choice(P, 'escape')])
    expect(game.turn(asleep)).toMatchObject({ rule: 'WF-102a' })
    const later = lands({ kingWakes: 15 })
    expect(game.moves(later, B)).toEqual([choice(B, 'escape')])
    expect(against(reveals({ crew: 12, food: 0 }, { kingWakes: 0 }), fight)).toBeUndefined()
  })

  test('WF-122b: with the house rule the game goes on after the King’s fall, to the end of the round or longer', () => {
    const over = (options: Partial<FortuneOptions>) =>
      played(reveals({ crew: 12, food: 0 }, options), fight, ...beat)
    expect(over({}).phase).toBe('over')
    const round = over({ kingFalls: 'finish-round' })
    expect(round).toMatchObject({ lastRound: 5, active: B })
    expect(game.score(round).totals[P]).toBe(3)
    expect(game.fault(round)).toBeUndefined()
    expect(tile(round, 'C1').looted).toBe(true)
    const three = over({ kingFalls: 'three-rounds' })
    expect(three.lastRound).toBe(8)
    // A ship that comes to the King's tile now meets nobody.
    const beside = { ...three, players: three.players.with(B, { ...three.players[B]!, cell: 'B1' }) }
    const calm = played(
      { ...beside, players: beside.players.with(P, { ...beside.players[P]!, cell: 'E5' }) },
      sail('C1'),
    )
    expect(calm.combat).toBeUndefined()
    let state = round
    for (let turns = 0; turns < 3; turns++) state = played(state, stay, atHome({ crew: 6, food: 6 }))
    expect(state.phase).toBe('over')
    expect(game.score(state).winners).toEqual([P])
  })

  test('WF-102: a captain who reveals the King fights or flees', () => {
    const state = reveals()
    expect(state).toMatchObject({ phase: 'foeChoice', actor: P })
    expect(game.moves(state, P).map(move => game.describe(state, move).text)).toEqual([
      'Fight the Pirate King: 15 HP, 19 % to win, else the ship sinks',
      'Escape home',
    ])
    expect(against(state, decline)).toBe('WF-102')
  })

  test('WF-103, WF-103a, WF-25a, EX-31: escape moves the ship home, with services and without food', () => {
    const state = played(reveals({ crew: 4, food: 3, shipGold: 600 }), flee)
    expect(state).toMatchObject({ phase: 'homeServices', actor: P })
    expect(ship(state, 'purple')).toMatchObject({ cell: 'E5', food: 3 })
    expect(tile(state, 'C1').faceUp).toBe(true)
    expect(ship(played(state, atHome({ bank: 600 })), 'purple').chestGold).toBe(600)
  })

  test('WF-103a: a rammed ship that escapes is served at once', () => {
    const state = table({
      ships: { purple: { cell: 'D3' }, blue: { cell: 'D2' } },
      spaces: { D1: { kind: 'king', faceUp: false }, D2: { kind: 'reef' } },
    })
    const home = played(state, sail('D2'), push('D1'), flee)
    expect(home).toMatchObject({ phase: 'homeServices', actor: B, active: P })
    expect(played(home, atHome())).toMatchObject({ phase: 'move', active: B })
  })

  test('WF-104: the King fights like pirates, with 15 HP, and the player across throws', () => {
    const state = played(reveals(), fight)
    expect(state.combat).toMatchObject({ foe: 'king', hp: 15 })
    expect(game.turn(played(state, send(3)))).toMatchObject({ seats: [2], throw: { dice: [{}, {}, {}] } })
  })

  test('WF-105, EX-31: landing on the King later is a fight without escape, unless the table allows it', () => {
    expect(lands()).toMatchObject({ phase: 'fighters', actor: B })
    const free = lands({ kingRevisit: 'may-escape' })
    expect(free).toMatchObject({ phase: 'foeChoice', actor: B })
    expect(played(free, flee)).toMatchObject({ phase: 'homeServices', actor: B })
  })

  test('WF-106: if the King wins, the ship sinks there and the King has all 15 HP again', () => {
    const hit = played(reveals({ crew: 1, shipGold: 150 }), fight, send(1), roll(6, 6, 6), roll(1))
    expect(ship(hit, 'purple').afloat).toBe(false)
    expect(tile(hit, 'C1').wrecks).toMatchObject([{ gold: 150 }])
    const state = played(
      lands({}, { crew: 4 }),
      send(3),
      roll(1, 1, 1),
      roll(6, 6, 6),
      send(3),
      roll(6, 6, 6),
      roll(1, 1, 1),
      send(1),
      roll(6, 6, 6),
      roll(1),
    )
    expect(ship(state, 'blue').afloat).toBe(false)
    expect(lands().combat?.hp).toBe(15)
  })

  test.each([3, 4] as const)('WF-107: %s points for the King', kingVp => {
    const state = played(reveals({}, { kingVp }), fight, ...beat)
    expect(game.score(state).totals[P]).toBe(kingVp)
  })

  test('WF-108: no gold for the King, or 750 aboard before scoring', () => {
    expect(ship(played(reveals(), fight, ...beat), 'purple').shipGold).toBe(0)
    const rich = played(reveals({ shipGold: 250 }, { kingBounty: 750 }), fight, ...beat)
    expect(ship(rich, 'purple').shipGold).toBe(1000)
    expect(game.score(rich).totals[P]).toBe(5)
  })

  test('WF-109: on the King’s tile nothing is salvaged and nothing dug up', () => {
    const state = played(
      table({
        ships: { purple: { cell: 'E2', maps: ['DI-02'] } },
        spaces: { E1: { kind: 'king', wreck: { owner: B, gold: 300 } } },
      }),
      sail('E1'),
      ...beat,
    )
    expect(state.phase).toBe('over')
    expect(ship(state, 'purple')).toMatchObject({ shipGold: 0, maps: ['DI-02#1'] })
    expect(tile(state, 'E1').wrecks).toHaveLength(1)
  })
})

describe('3.15 end of the game and victory', () => {
  test('WF-122, WF-122a, EX-34: the game is over at once: no meal, no digging, no further turn', () => {
    const { state, events } = course(reveals({ maps: ['SI-01'] }), fight, ...beat)
    expect(state.phase).toBe('over')
    expect(ship(state, 'purple')).toMatchObject({ defeatedKing: true, food: 6, maps: ['SI-01#1'] })
    expect(kindsOf(events)).not.toContain('fed')
    expect(kindsOf(events).at(-1)).toBe('gameOver')
    // Nothing is greater to see again than the fall of the King.
    expect(kindsOf(events)).toContain(game.moments![0])
    expect(against(state, stay)).toBe('WF-122')
    expect(game.score(state).winners).toEqual([P])
  })

  test('WF-121: maps that were not dug up are worth nothing', () => {
    const maps = ['SI-01', 'SI-02', 'DI-01'] as const
    expect(game.score(table({ ships: { purple: { maps } } })).totals[P]).toBe(0)
  })

  /** Example 33: yellow has beaten the King. */
  const ended = (options: Partial<FortuneOptions> = {}) => {
    const bounty = options.kingBounty ?? 0
    return table({
      options,
      ships: {
        purple: { chestGold: 900, shipGold: 350 },
        blue: { chestGold: 1600, krakenGem: true },
        yellow: { chestGold: 400, shipGold: 200 + bounty },
      },
    })
  }
  const score = (options: Partial<FortuneOptions> = {}) => {
    const state = ended(options)
    const players = state.players.map((player, seat) => ({ ...player, defeatedKing: seat === 2 }))
    return { totals: game.score({ ...state, players }).totals, winners: winnersOf({ ...state, players }) }
  }

  test.each([
    [{}, [2, 4, 4, 0], B],
    [{ kingVp: 4 }, [2, 4, 5, 0], 2],
    [{ finalGold: 'banked' }, [1, 4, 3, 0], B],
    [{ kingBounty: 750 }, [2, 4, 5, 0], 2],
  ] as const)('WF-123, WF-123a, WF-124, WF-107, WF-108, EX-33: %o gives %s', (options, totals, winner) => {
    expect(score(options)).toEqual({ totals, winners: [winner] })
  })

  test('WF-123b: beaten pirates give gold and no points of their own', () => {
    const fighting = table({
      ships: { purple: { cell: 'C5', shipGold: 400 } },
      spaces: { C6: { token: 'SO-01' } },
    })
    const won = played(fighting, sail('C6'), send(3), roll(1), roll(6, 6, 6))
    expect(game.score(won).totals[P]).toBe(0)
    expect(game.score(won).lines.map(({ rule }) => rule)).toEqual(['WF-123a', 'WF-93', 'WF-107'])
  })

  test('WF-124: gold in wrecks counts for nobody', () => {
    const state = table({ spaces: { C6: { wreck: { owner: P, gold: 2000 } } } })
    expect(game.score(state).totals).toEqual([0, 0, 0, 0])
  })

  test('WF-125, WF-125a: a tie goes to the gold counted, then the chest, then the King; else it is shared', () => {
    const winners = (...wealth: readonly (readonly [chest: number, ship: number, king?: boolean])[]) => {
      const state = table({ options: { kingVp: 3 } })
      const players = state.players.map((player, seat) => {
        const [chestGold, shipGold, defeatedKing = false] = wealth[seat] ?? [0, 0]
        return { ...player, chestGold, shipGold, defeatedKing }
      })
      return winnersOf({ ...state, players })
    }
    expect(winners([500, 50], [600, 0])).toEqual([1])
    expect(winners([500, 100], [600, 0])).toEqual([1])
    expect(winners([600, 0], [600, 0])).toEqual([0, 1])
    expect(winners([500, 0, true], [2000, 0])).toEqual([1])
    // Where both are worth the same, the King, not the Kraken, breaks the tie.
    const state = table()
    const equal = state.players.map((player, seat) => ({
      ...player,
      chestGold: 500,
      krakenGem: seat === 0,
      defeatedKing: seat === 1,
    }))
    expect(winnersOf({ options: { ...state.options, kingVp: 1 as never }, players: equal })).toEqual([1])
  })

  test('WF-126, EX-47: after the last turn of the last round the game is over, without the King', () => {
    const state = table({
      round: 20,
      active: 'green',
      options: { roundLimit: 20 },
      ships: { blue: { chestGold: 500 } },
    })
    const { state: over, events } = course(state, stay, atHome())
    expect(over.phase).toBe('over')
    expect(events.find(({ kind }) => kind === 'end')?.rule).toBe('WF-126')
    expect(game.score(over)).toMatchObject({ totals: [0, 1, 0, 0], winners: [B] })
    const other = table({ round: 20, active: 'yellow', options: { roundLimit: 20 } })
    expect(played(other, stay, atHome())).toMatchObject({ phase: 'move', round: 20 })
    const open = table({ round: 20, active: 'green' })
    expect(played(open, stay, atHome())).toMatchObject({ phase: 'move', round: 21 })
  })
})
